import { useState } from 'react';
import { upperFirst } from '../../check/words';
import { LISTED_KINDS, placeOfKind } from '../../kinds/named';
import { Group, Stack } from '../form/groups';
import { Bar, Quiet } from '../look/controls';
import { hrefOf } from '../place';
import { useSite } from '../site/SiteContext';
import { useTitle } from '../use-title';
import { Hint } from '../form/FieldFrame';
import { NarrowPage } from './NarrowPage';
import { NewPageForm } from './NewPageForm';
import { requiredFacts, newText } from './new-text';

/** The first step of a page that is made from nothing: its kind, its name and its address. */
export function New() {
  const site = useSite();
  const [chosen, choose] = useState<string>(LISTED_KINDS[0]!.name);
  const kind = LISTED_KINDS.find(({ name }) => name === chosen)!;
  useTitle('New page');
  return (
    <>
      <Bar>
        <a href={hrefOf({ screen: 'start' })}>← Pages</a>
        <Quiet>New page</Quiet>
      </Bar>
      <NarrowPage>
        <Stack>
          <h1>A new page</h1>
          <p>
            <Quiet>To start from the text of another page, press Copy next to it in the list.</Quiet>
          </p>
          <Group>
            <legend>Kind of page</legend>
            {LISTED_KINDS.map(({ name, title, folder }) => (
              <div key={name}>
                <label>
                  <input type="radio" name="kind" checked={name === chosen} onChange={() => choose(name)} />{' '}
                  {upperFirst(title)}
                </label>
                <Hint>{folder ? `Its address begins with /${folder}/.` : 'Any other page.'}</Hint>
              </div>
            ))}
          </Group>
          <NewPageForm
            key={chosen}
            kind={kind}
            folder={placeOfKind(kind)}
            questions={requiredFacts(site, kind)}
            textOf={(wish) => newText(site, kind, wish)}
          />
        </Stack>
      </NarrowPage>
    </>
  );
}
