import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { RegionMap } from '../map/RegionMap';
import { Section } from '../Section';
import { useWords } from '../words';
import { Words } from '../Words';
import { Answer } from './Answer';
import type { AnswerWords } from './Answer';
import { CodeForm } from './CodeForm';
import { ownPageOf } from './districts';
import type { District, Districts, FoundPage } from './districts';
import { findDistrict } from './find-district';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-l);
  & > :first-child {
    display: grid;
    gap: 1.25rem;
    align-content: start;
    justify-items: start;
  }
  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    /* The height at which the words of a wide map are 12 px high. */
    & > :last-child {
      min-height: 29.5rem;
    }
  }
  @media print {
    display: none;
  }
`;

const Place = styled.div`
  position: relative;
  container-type: inline-size;
  /* On a phone a square, as the map of a pin is. */
  min-height: min(22.5rem, 91cqi);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  --mist: var(--paper);
  background: var(--paper);
  &:has([data-part='land']) {
    background: var(--brand-tint);
  }
  & > svg {
    position: absolute;
    height: 100%;
    overflow: visible;
  }
`;

type Props = AnswerWords & {
  id?: string | undefined;
  heading?: string | undefined;
  label: string;
  rest: number;
  ask?: string | undefined;
  /** The id of the form, where another one hands its code over. */
  form?: string | undefined;
  /** Where the form leads without scripts. */
  list: string;
  /** What the map shows before a code is typed: its inset, or as much as has pages. */
  atRest?: 'inset' | 'pages' | undefined;
  /** Stands under the answer. */
  more?: ReactNode;
  /** Stands under the finder. */
  children?: ReactNode;
};

/** A district without a page is shown where it lies in the region, since nothing may be near it. */
const partFor = (found: District | undefined, own: FoundPage | undefined) => {
  if (own) return 'around';
  return found ? 'whole' : undefined;
};

/** What is typed in the field, and the district that has that code. */
function useTyped(rest: number, { districts }: Districts) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isFinished, setIsFinished] = useState(false);
  const read = (isEnd: boolean) => {
    setTyped(input.current?.value ?? '');
    setIsFinished(isEnd);
  };
  // Reads a value that was typed before scripts ran.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const type = (code: string) => {
    const field = input.current;
    if (!field) return;
    field.value = code;
    read(true);
    // The pressed example goes. The button takes the focus, since the field would open the keyboard of a phone.
    field.form?.querySelector('button')?.focus({ preventScroll: true });
  };
  const found = findDistrict(typed, { rest, districts });
  // Half a code is no mistake while it is being typed.
  return { input, read, type, found, isUnknown: !found && isFinished && typed.trim() !== '' };
}

/**
 * The field for a code, the answer to what is typed in it, and a map with the pin of the district. Nothing that is
 * typed is sent.
 */
export function FinderPanel({
  id,
  heading,
  label,
  rest,
  ask,
  form,
  list,
  atRest = 'inset',
  more,
  children,
  ...words
}: Props) {
  const { withoutScripts } = useWords();
  const [name, field] = [useId(), useId()];
  const { input, read, type, found, isUnknown } = useTyped(rest, words.districts);
  const own = ownPageOf(found, words.districts);
  const pin = own?.coordinates
    ? { ...own, ...own.coordinates, label: found?.code }
    : found?.centre && { name: found.name, ...found.centre, label: found.code };
  const pages = words.districts.pages.filter(({ route }) => route !== own?.route);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    read(true);
    // The answer may lie below the window.
    event.currentTarget.parentElement?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Section id={id} labelledBy={name} ground="mist">
      <Layout>
        <div>
          {heading && (
            <h2 id={name}>
              <Words>{heading}</Words>
            </h2>
          )}
          <CodeForm
            id={form}
            field={field}
            name={heading ? undefined : name}
            label={label}
            ask={ask}
            action={list}
            input={input}
            isUnknown={isUnknown}
            onRead={read}
            onSubmit={show}
          />
          <noscript>{withoutScripts}</noscript>
          <Answer field={field} found={found} isUnknown={isUnknown} words={words} onExample={type} />
          {more}
        </div>
        <Place>
          <RegionMap pin={pin} part={partFor(found, own) ?? atRest} pages={pages} places={words.districts.districts} />
        </Place>
      </Layout>
      {children}
    </Section>
  );
}
