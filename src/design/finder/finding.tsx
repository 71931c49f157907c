import { Fragment, useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../ActionLink';
import type { ButtonAction } from '../ActionLink';
import { Linked } from '../Linked';
import type { LinkedText } from '../Linked';
import type { Coordinates } from '../map/project';
import { say, useWords } from '../words';
import { findDistrict } from './find-district';

const Form = styled.form`
  display: grid;
  gap: 0.5rem;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  width: 100%;
  max-width: 38rem;
  & > * {
    color: var(--ink);
    font: 600 1.125rem/1.2 var(--font-display);
  }
  & > :not(label) {
    width: 100%;
    min-height: 3.5rem;
    padding-inline: 1rem;
    border: 2px solid var(--edge);
    border-radius: var(--radius-s);
    background: var(--paper);
  }
  & > input {
    text-transform: uppercase;
  }
  & > button {
    border-color: transparent;
    background: var(--brand-fill);
    color: var(--on-brand);
    cursor: pointer;
  }
  & > button:hover {
    background: var(--brand-fill-press);
  }
  & > label {
    grid-column: 1 / -1;
  }
  @media (min-width: 64em) {
    grid-template-columns: auto minmax(8rem, 1fr) auto;
    & > label {
      grid-column: 1;
    }
  }
  @media print {
    display: none;
  }
`;

/** It lies over the end of the map, so that nothing moves when it comes. */
const Answer = styled.output`
  position: absolute;
  inset: auto 0 0 auto;
  display: grid;
  width: min(100%, 30rem);
  gap: 0.25rem;
  background: var(--paper);
  color: var(--text);
  &:not(:empty) {
    padding: 0.75rem var(--space-s);
  }
  & strong {
    color: var(--ink);
  }
`;

const Fast = styled.p`
  color: var(--ink);
  font: 700 1.25rem/1 var(--font-display);
  & > b {
    font-size: 2.75rem;
  }
  & > span {
    margin-inline-start: 0.75rem;
    font: 400 var(--step--1)/1.4 var(--font-text);
  }
`;

interface FoundPage {
  route: string;
  name: string;
  coordinates?: Coordinates | undefined;
  responseMinutes?: number | undefined;
}

export interface District {
  code: string;
  name: string;
  /** Whether it has a page of its own, or lies in a district that has one. */
  isListed: boolean;
  /** Numbers of the pages it leads to. */
  pages: number[];
}

export interface FinderWords {
  label: string;
  rest: number;
  districts: { districts: District[]; pages: FoundPage[] };
  elsewhere: LinkedText;
  unknown: LinkedText;
  ask?: string | undefined;
  price?: string | undefined;
  call?: ButtonAction | undefined;
}

/** Where a district leads. */
export const pagesOf = (district: District, { pages }: FinderWords['districts']) =>
  district.pages.map((number) => pages[number]!);

/**
 * The field for a code, the answer to what is typed in it, and the pin of the district. Without scripts the form leads
 * to `list`, and nothing that was typed is sent.
 */
export function useFinding(words: FinderWords | undefined, list: string | undefined) {
  const { howFast } = useWords();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLOutputElement>(null);
  const [typed, setTyped] = useState('');
  const read = () => setTyped(input.current?.value ?? '');
  // Reads a value that was typed before scripts ran.
  useEffect(read, []);
  if (!words) return {};
  const found = findDistrict(typed, { ...words, districts: words.districts.districts });
  // The time of a page next door is not that of a district without one.
  const own = found?.isListed ? pagesOf(found, words.districts)[0] : undefined;
  const show = (event: FormEvent) => {
    event.preventDefault();
    read();
    answer.current?.scrollIntoView({ block: 'nearest' });
  };
  return {
    pin: own?.coordinates && { ...own, ...own.coordinates },
    form: (
      <Form action={list} onSubmit={show}>
        <label htmlFor={field}>{words.label}</label>
        <input id={field} ref={input} type="text" onInput={read} autoComplete="postal-code" spellCheck={false} />
        <button type="submit">{words.ask ?? howFast}</button>
      </Form>
    ),
    answer: (
      <Answer htmlFor={field} ref={answer}>
        {found && <FoundDistrict found={found} own={own} words={words} />}
        {!found && typed.trim().length > 1 && (
          <p>
            <Linked>{words.unknown}</Linked>
          </p>
        )}
      </Answer>
    ),
  };
}

/** The district's own page and its time; without one, the pages around it. */
function FoundDistrict({ found, own, words }: { found: District; own: FoundPage | undefined; words: FinderWords }) {
  const { minutes, minuteUnit } = useWords();
  const districtName = `${found.code} ${found.name}`;
  return (
    <>
      <strong>{own ? <a href={own.route}>{districtName}</a> : districtName}</strong>
      {own?.responseMinutes !== undefined && (
        <Fast>
          <b>{own.responseMinutes}</b> {minuteUnit}
          <span>{words.price}</span>
        </Fast>
      )}
      {!own && (
        <p>
          <Linked>{words.elsewhere}</Linked>
          {pagesOf(found, words.districts).map(({ route, name, responseMinutes }) => (
            <Fragment key={route}>
              <br />
              <a href={route}>{name}</a>
              {responseMinutes !== undefined && ` ${say(minutes, { count: responseMinutes })}`}
            </Fragment>
          ))}
        </p>
      )}
      {words.call && <ActionLink action={words.call} />}
    </>
  );
}
