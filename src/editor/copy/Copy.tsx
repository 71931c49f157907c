import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { copiedText } from '../../authoring/copy/copied-text';
import { aliasesIn, refusalOf } from '../../authoring/place';
import { isPageFile, kindOf } from '../../content/files';
import { routeOf } from '../../content/routes';
import { schemaOf } from '../../content/site';
import { listedKindNamed } from '../../kinds/named';
import { addField, replaceValue } from '../../json/edit-json';
import { decode } from '../../json/decode';
import { metaOf, schemaAt } from '../../schema/children';
import { slugOf } from '../../schema/slug';
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
  padding: 1.5rem clamp(0.75rem, 2vw, 1.5rem) 4rem;
`;

/** The first step of a copy: what the new page is called, and where it will be. Nothing is written yet. */
export function Copy({ path: from }: { path: string }) {
  const site = useSite();
  const source = site.document(from);
  const kind = isPageFile(from) ? listedKindNamed(kindOf(from)) : undefined;
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [isDraft, setDraft] = useState(true);
  const first = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const name = nameOf(from, source?.value);
  useTitle(`Copy of ${name}`);
  useEffect(() => first.current?.focus(), []);

  if (!kind || !source?.isValid) return <NoCopy from={from} />;
  // Only what the page that is copied says, and what its address is made of.
  const asked = [...new Set<string>([kind.fileName.fact, 'name'])].filter(
    (fact) => schemaAt(schemaOf(source.kind), source.value, ['facts', fact]) !== undefined,
  );
  const proposed = slugOf(asked.map((fact) => answers[fact] ?? '').find((answer) => answer.trim() !== '') ?? '');
  const slug = typed ?? proposed;
  const folder = from.slice(0, from.lastIndexOf('/'));
  const path = `${folder}/${slug}.json`;
  const documents = new Map(site.editable.flatMap((each) => [[each, { value: site.document(each)?.value }] as const]));
  const refusal =
    slug === ''
      ? 'Write how the address of the page ends.'
      : refusalOf(path, kind, { paths: site.paths, aliases: aliasesIn(documents) });

  const begin = async () => {
    setAsked(true);
    if (refusal !== undefined) {
      address.current?.focus();
      return;
    }
    const page = site.site().valid.find((each) => each.path === from)!;
    const { text: copied } = copiedText(page, decode(site.files.get(from)!.bytes).text, {
      path,
      site: site.site(),
      folders: site.head.folders,
    });
    const named = asked
      .filter((fact) => answers[fact]?.trim())
      .reduce((text, fact) => replaceValue(text, ['facts', fact], answers[fact]!.trim()), copied);
    const isDrafted = isDraft && (JSON.parse(named) as { status?: string }).status === undefined;
    const text = isDrafted ? addField(named, [], { name: 'status', value: 'draft', after: 'version' }) : named;
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
                <Question key={fact} id={`new-${fact}`} title={meta.title ?? fact} hint={meta.description}>
                  <Input
                    ref={index === 0 ? first : undefined}
                    id={`new-${fact}`}
                    aria-describedby={`new-${fact}-words`}
                    value={answers[fact] ?? ''}
                    autoComplete="off"
                    onChange={({ target }) => setAnswers({ ...answers, [fact]: target.value })}
                  />
                </Question>
              );
            })}
            <Question
              id="new-address"
              title="Address"
              hint={`${slug ? `The page will be at ${routeOf(`${folder}/${slug}.json`)}. ` : ''}Small letters, digits and hyphens; it stays for good.`}
              message={
                (isAsked || typed !== undefined || slug !== '') && refusal !== undefined && (isAsked || slug !== '')
                  ? refusal
                  : undefined
              }
            >
              <Input
                ref={address}
                id="new-address"
                aria-describedby="new-address-words"
                aria-invalid={isAsked && refusal !== undefined}
                value={slug}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Question>
            <label>
              <input type="checkbox" checked={isDraft} onChange={({ target }) => setDraft(target.checked)} /> Keep it a
              draft: no list, map or search engine shows it until you publish it
            </label>
            <div>
              <Button type="submit" data-look="first">
                Go on
              </Button>
            </div>
          </Stack>
        </form>
      </Page>
    </>
  );
}

function NoCopy({ from }: { from: string }) {
  return (
    <Page>
      <h1>This page cannot be copied</h1>
      <p>
        {from} has mistakes of its own, which would be copied too.{' '}
        <a href={hrefOf({ screen: 'edit', path: from })}>Mend them</a>, and copy it then.
      </p>
    </Page>
  );
}
