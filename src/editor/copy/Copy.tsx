import { useMemo, useState } from 'react';
import { isPageFile, kindOf } from '../../content/files';
import { schemaOf } from '../../content/site';
import { pointerOf } from '../../json/path';
import { listedKindNamed } from '../../kinds/named';
import { schemaAt } from '../../schema/children';
import { Stack } from '../form/groups';
import { Bar, Quiet } from '../look/controls';
import { NarrowPage } from '../new/NarrowPage';
import { NewPageForm } from '../new/NewPageForm';
import { hrefOf } from '../place';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';
import { useTitle } from '../use-title';
import { copyText, lostInCopy } from './begin-copy';
import { LostEntries } from './LostEntries';

/** The first step of a copy: what the new page is called, and where it will be. Nothing is written yet. */
export function Copy({ path: from }: { path: string }) {
  const site = useSite();
  const source = site.document(from);
  const kind = isPageFile(from) ? listedKindNamed(kindOf(from)) : undefined;
  const mayCopy = kind !== undefined && source?.isValid === true;
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const lost = useMemo(() => (mayCopy ? lostInCopy(site, from) : []), [mayCopy, site, from]);
  const name = nameOf(from, source?.value);
  useTitle(`Copy of ${name}`);

  if (!kind || !source || !mayCopy) return <NoCopy from={from} />;
  // Only what the page that is copied says, and what its address is made of.
  const questions = [...new Set<string>([kind.fileName.fact, 'name'])].filter(
    (fact) => schemaAt(schemaOf(source.kind), source.value, ['facts', fact]) !== undefined,
  );
  const without = lost.filter((entry) => !kept.has(pointerOf(entry.path)));
  return (
    <>
      <Bar>
        <a href={hrefOf({ screen: 'start' })}>← Pages</a>
        <Quiet>Copy of {name}</Quiet>
      </Bar>
      <NarrowPage>
        <Stack>
          <h1>A new page like {name}</h1>
          <NewPageForm
            kind={kind}
            folder={from.slice(0, from.lastIndexOf('/'))}
            questions={questions}
            source={from}
            textOf={(wish) => copyText(site, from, { ...wish, without })}
          >
            <LostEntries from={from} entries={lost} kept={kept} onKept={setKept} />
          </NewPageForm>
        </Stack>
      </NarrowPage>
    </>
  );
}

function NoCopy({ from }: { from: string }) {
  return (
    <NarrowPage>
      <p>
        <a href={hrefOf({ screen: 'start' })}>← Pages</a>
      </p>
      <h1>This page cannot be copied</h1>
      <p>
        It has problems of its own, which would be copied too.{' '}
        <a href={hrefOf({ screen: 'edit', path: from })}>Fix them</a>, then copy it.
      </p>
    </NarrowPage>
  );
}
