import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { District } from '../../authoring/copy/region-district';
import { isPageFile, kindOf } from '../../content/files';
import { schemaOf } from '../../content/site';
import { pointerOf } from '../../json/path';
import { listedKindNamed } from '../../kinds/named';
import { metaOf, schemaAt } from '../../schema/children';
import { slugOf } from '../../schema/slug';
import { AddressQuestion, addressIn } from './AddressQuestion';
import { copyText, districtOf, lostInCopy } from './begin-copy';
import { LostEntries } from './LostEntries';
import { Question } from './Question';
import { Bar, Button, Input, Quiet } from '../look/controls';
import { Stack } from '../form/groups';
import { goTo, hrefOf } from '../place';
import { keepDraft } from '../session/drafts';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';
import { useTitle } from '../use-title';

const Page = styled.main`
  max-width: 38rem;
  margin-inline: auto;
  padding: 1.5rem var(--space-s) 4rem;
`;

/** The first step of a copy: what the new page is called, and where it will be. Nothing is written yet. */
export function Copy({ path: from }: { path: string }) {
  const site = useSite();
  const source = site.document(from);
  const kind = isPageFile(from) ? listedKindNamed(kindOf(from)) : undefined;
  const mayCopy = kind !== undefined && source?.isValid === true;
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [isDraft, setDraft] = useState(true);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const lost = useMemo(() => (mayCopy ? lostInCopy(site, from) : []), [mayCopy, site, from]);
  const first = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const name = nameOf(from, source?.value);
  useTitle(`Copy of ${name}`);
  useEffect(() => first.current?.focus(), []);

  if (!kind || !source || !mayCopy) return <NoCopy from={from} />;
  // Only what the page that is copied says, and what its address is made of.
  const asked = [...new Set<string>([kind.fileName.fact, 'name'])].filter(
    (fact) => schemaAt(schemaOf(source.kind), source.value, ['facts', fact]) !== undefined,
  );
  const district = districtOf(site, answers['code'] ?? '');
  /** What was typed; until then what the region says of the district. */
  const answerOf = (fact: string) => answers[fact] ?? (fact === 'name' ? (district?.name ?? '') : '');
  const proposed = slugOf(
    asked
      .map((fact) => (fact === 'code' && district ? district.code : answerOf(fact)))
      .find((answer) => answer.trim() !== '') ?? '',
  );
  const address = addressIn(from.slice(0, from.lastIndexOf('/')), typed ?? proposed, kind, site);

  const begin = async () => {
    setAsked(true);
    if (address.refusal !== undefined) return input.current?.focus();
    const { path } = address;
    const facts = Object.fromEntries(asked.map((fact) => [fact, answerOf(fact)]));
    const without = lost.filter((entry) => !kept.has(pointerOf(entry.path)));
    const text = copyText(site, from, { path, facts, isDraft, without });
    await keepDraft(site.head.name, { path, base: undefined, text, source: from });
    goTo({ screen: 'edit', path });
  };
  return (
    <>
      <Bar>
        <a href={hrefOf({ screen: 'start' })}>← Pages</a>
        <Quiet>Copy of {name}</Quiet>
      </Bar>
      <Page>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          <Stack>
            <h1>A new page like {name}</h1>
            {asked.map((fact, index) => {
              const meta = metaOf(schemaAt(schemaOf(source.kind), source.value, ['facts', fact])!);
              return (
                <Question
                  key={fact}
                  id={`new-${fact}`}
                  title={meta.title ?? fact}
                  hint={fact === 'code' && district ? foundIn(district) : meta.description}
                >
                  <Input
                    ref={index === 0 ? first : undefined}
                    id={`new-${fact}`}
                    aria-describedby={`new-${fact}-words`}
                    value={answerOf(fact)}
                    autoComplete="off"
                    onChange={({ target }) => setAnswers({ ...answers, [fact]: target.value })}
                  />
                </Question>
              );
            })}
            <AddressQuestion address={address} input={input} isAsked={isAsked} onChange={setTyped} />
            <LostEntries from={from} entries={lost} kept={kept} onKept={setKept} />
            <label>
              <input type="checkbox" checked={isDraft} onChange={({ target }) => setDraft(target.checked)} /> Keep it as
              a draft: no list, map or search engine shows it until you publish it
            </label>
            <div>
              <Button type="submit" data-look="first">
                Create page
              </Button>
            </div>
          </Stack>
        </form>
      </Page>
    </>
  );
}

const foundIn = ({ code, name, centre }: District) =>
  `${code} is ${name}. Its name and its place on the map (${centre.latitude}, ${centre.longitude}) are filled in for you.`;

function NoCopy({ from }: { from: string }) {
  return (
    <Page>
      <h1>This page cannot be copied</h1>
      <p>
        It has problems of its own, which would be copied too.{' '}
        <a href={hrefOf({ screen: 'edit', path: from })}>Fix them</a>, then copy it.
      </p>
    </Page>
  );
}
