import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { District } from '../../authoring/copy/region-district';
import type { ListedKind } from '../../kinds/kind';
import { metaOf, shapeOf } from '../../schema/children';
import { slugOf } from '../../schema/slug';
import { districtOf } from '../copy/begin-copy';
import { Stack } from '../form/groups';
import { plainDescription } from '../judge/plain-words';
import { Button, Input } from '../look/controls';
import { goTo } from '../place';
import { keepDraft } from '../session/drafts';
import { useSite } from '../site/SiteContext';
import { AddressQuestion, addressIn } from './AddressQuestion';
import { Question } from './Question';
import type { Wish } from './wish';

type Props = {
  kind: ListedKind;
  /** The folder in which the page will lie. */
  folder: string;
  /** The requested facts. */
  questions: readonly string[];
  textOf: (wish: Wish) => string;
  /** The page that it is made from, if it is made from one. */
  source?: string;
  children?: ReactNode;
};

/** Asks what a new page is called and where it will be, and opens it. Nothing is written to the disk yet. */
export function NewPageForm({ kind, folder, questions, textOf, source, children }: Props) {
  const site = useSite();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [isDraft, setDraft] = useState(true);
  const first = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const fields = shapeOf(kind.facts, {});
  const district = districtOf(site, answers['code'] ?? '');
  /** The typed answer, or until then the district's value from the region. */
  const answerOf = (fact: string) => answers[fact] ?? (fact === 'name' ? (district?.name ?? '') : '');
  const proposed = slugOf(
    questions
      .map((fact) => (fact === 'code' && district ? district.code : answerOf(fact)))
      .find((answer) => answer.trim() !== '') ?? '',
  );
  const address = addressIn(folder, typed ?? proposed, kind, site);
  const begin = async () => {
    setAsked(true);
    if (address.refusal !== undefined) return input.current?.focus();
    const { path } = address;
    const facts = Object.fromEntries(questions.map((fact) => [fact, answerOf(fact)]));
    await keepDraft(site.head.name, { path, base: undefined, text: textOf({ path, facts, isDraft }), source });
    goTo({ screen: 'edit', path });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <Stack>
        {questions.map((fact, index) => {
          const field = fields.get(fact);
          const { title = fact, description } = field ? metaOf(field) : {};
          return (
            <Question
              key={fact}
              id={`new-${fact}`}
              title={title}
              hint={fact === 'code' && district ? foundIn(district) : plainDescription(description)}
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
        {children}
        <label>
          <input type="checkbox" checked={isDraft} onChange={({ target }) => setDraft(target.checked)} /> Keep it as a
          draft: no list, map or search engine shows it until you publish it
        </label>
        <div>
          <Button type="submit" data-look="first">
            Create page
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const foundIn = ({ code, name, centre }: District) =>
  `${code} is ${name}. Its name and its place on the map (${centre.latitude}, ${centre.longitude}) are filled in for you.`;
