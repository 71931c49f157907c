import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { z } from 'zod';
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
  const [isSubmitted, setSubmitted] = useState(false);
  const [isDraft, setDraft] = useState(true);
  const [isFull, setFull] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const fields = shapeOf(kind.facts, {});
  const district = districtOf(site, answers['code'] ?? '');
  /** The typed answer, or until then the district's value from the region. */
  const answerOf = (fact: string) => answers[fact] ?? (fact === 'name' ? (district?.name ?? '') : '');
  const named = questions.map((fact) => (fact === 'code' && district ? district.code : answerOf(fact)));
  const proposed = slugOf(named.find((answer) => answer.trim() !== '') ?? '');
  const address = addressIn(folder, typed ?? proposed, kind, site);
  const begin = () => {
    setSubmitted(true);
    if (address.refusal !== undefined) return input.current?.focus();
    const { path } = address;
    const facts = Object.fromEntries(questions.map((fact) => [fact, answerOf(fact)]));
    const draft = { path, base: undefined, text: textOf({ path, facts, isDraft }), source };
    keepDraft(site.head.name, draft).then(
      () => goTo({ screen: 'edit', path }),
      () => setFull(true),
    );
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Stack>
        {questions.map((fact, index) => (
          <FactQuestion
            key={fact}
            fact={fact}
            field={fields.get(fact)}
            district={fact === 'code' ? district : undefined}
            input={index === 0 ? first : undefined}
            value={answerOf(fact)}
            onChange={(answer) => setAnswers({ ...answers, [fact]: answer })}
          />
        ))}
        <AddressQuestion address={address} input={input} isSubmitted={isSubmitted} onChange={setTyped} />
        {children}
        <Create isDraft={isDraft} isFull={isFull} onChoose={setDraft} />
      </Stack>
    </form>
  );
}

type CreateProps = { isDraft: boolean; isFull: boolean; onChoose: (isDraft: boolean) => void };

/** Whether the page begins as a draft, and the button that makes it. */
const Create = ({ isDraft, isFull, onChoose }: CreateProps) => (
  <>
    <label>
      <input type="checkbox" checked={isDraft} onChange={({ target }) => onChoose(target.checked)} /> Keep it as a
      draft: no list, map or search engine shows it until you publish it
    </label>
    {isFull && <p role="alert">This browser has no room for a new page. Save what you have begun, then try again.</p>}
    <div>
      <Button type="submit" data-look="first">
        Create page
      </Button>
    </div>
  </>
);

type FactProps = {
  fact: string;
  field: z.ZodType | undefined;
  /** The district that the answer names. */
  district: District | undefined;
  input: RefObject<HTMLInputElement | null> | undefined;
  value: string;
  onChange: (answer: string) => void;
};

function FactQuestion({ fact, field, district, input, value, onChange }: FactProps) {
  const { title = fact, description } = field ? metaOf(field) : {};
  const id = `new-${fact}`;
  return (
    <Question id={id} title={title} hint={district ? foundIn(district) : plainDescription(description)}>
      <Input
        ref={input}
        id={id}
        aria-describedby={`${id}-words`}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </Question>
  );
}

const foundIn = ({ code, name, centre }: District) =>
  `${code} is ${name}. Its name and its place on the map (${centre.latitude}, ${centre.longitude}) are filled in ` +
  'for you.';
