import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Fold } from '../../design/Fold';
import { RegionMap } from '../../design/map/RegionMap';
import { Linked } from '../../design/Linked';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { WORDS } from '../../design/interface-words';
import type { BlockProps } from '../schemas';
import { findDistrict } from './find-district';

const Layout = styled.div`
  display: grid;
  gap: 1.5rem var(--space-xl);
  align-items: center;
  margin-block-end: 1rem;
  & > svg {
    display: none;
    border-radius: var(--radius-m);
    background: var(--brand-tint);
    --map-land: var(--paper);
  }
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    & > svg {
      display: block;
      height: 27rem;
    }
  }
  @media print {
    & > svg {
      display: none;
    }
  }
`;

/** Of use with scripts alone; without them the list is all there is. */
const Asking = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: var(--space-m);
  border: 2px solid var(--ink);
  border-radius: var(--radius-m);
  background: var(--paper);
  & > label {
    color: var(--ink);
    font: 700 var(--step-1)/1.3 var(--font-display);
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  gap: 0.5rem;
  & > input {
    flex: 1;
    width: 0;
    min-height: 3.5rem;
    padding-inline: 1rem;
    border: 2px solid var(--edge);
    border-radius: var(--radius-s);
    background: var(--ground);
    color: var(--ink);
    font: 700 var(--step-2)/1.2 var(--font-display);
    text-transform: uppercase;
  }
  & > button {
    min-height: 3.5rem;
    padding-inline: var(--space-s);
    border: 2px solid transparent;
    border-radius: var(--radius-s);
    background: var(--brand-fill);
    color: var(--on-brand);
    font: 600 1.125rem/1.2 var(--font-display);
    cursor: pointer;
  }
  & > button:hover {
    background: var(--brand-fill-press);
  }
`;

/** As high before an answer as with one: nothing under it jumps. */
const Answer = styled.output`
  display: grid;
  gap: 0.5rem 1rem;
  align-content: start;
  min-height: 14.5rem;
  padding-block-start: 0.75rem;
  & > strong {
    color: var(--ink);
    font: 700 var(--step-1)/1.3 var(--font-display);
  }
  @container (min-width: 30rem) {
    min-height: 10.5rem;
  }
`;

const Fast = styled.p`
  color: var(--ink);
  font: 700 1.25rem/1 var(--font-display);
  & > b {
    font-size: 2.75rem;
    letter-spacing: -0.02em;
  }
  & > span {
    margin-inline-start: 0.75rem;
    color: var(--muted);
    font: 400 var(--step--1)/1.4 var(--font-text);
  }
`;

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  & a {
    display: inline-block;
    padding-block: 0.25rem;
    font-weight: 600;
  }
`;

const Districts = styled.ul`
  width: 100%;
  column-gap: 2rem;
  @container (min-width: 40rem) {
    columns: 2;
  }
  @container (min-width: 64rem) {
    columns: 3;
  }
  & > li {
    max-width: none;
    padding-block: 0.375rem;
    break-inside: avoid;
    font-size: var(--step--1);
  }
  & > li > b {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`;

/** A list of more is too long to read; whoever types a code finds all of them. */
const MOST_LISTED = 400;

type Props = BlockProps<'finder'>;
type Found = Props['districts']['districts'][number];

/** What somebody typed, also what was typed before scripts ran. */
function useTyped() {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const read = () => setTyped(input.current?.value ?? '');
  useEffect(read, []);
  return { input, typed, read };
}

/** Where visitors type where they live, and every district as a list. */
export function Finder({ id, heading, intro, label, rest, districts: { districts, pages }, ...words }: Props) {
  const name = useId();
  const field = useId();
  const { input, typed, read } = useTyped();
  const found = findDistrict(typed, { districts, rest });
  const linksTo = ({ pages: numbers }: Found) => numbers.map((number) => pages[number]!);
  // The time of a page next door is not that of a district without one.
  const own = found?.isListed ? linksTo(found)[0] : undefined;
  return (
    <Section id={id} labelledBy={name} ground="mist">
      <Layout>
        <div>
          <SectionHead id={name} heading={heading} intro={intro} flow="stacked" />
          <Asking>
            <label htmlFor={field}>{label}</label>
            <Row>
              <input id={field} ref={input} type="text" onInput={read} autoComplete="postal-code" spellCheck={false} />
              <button type="button" onClick={read}>
                {words.ask}
              </button>
            </Row>
            <Answer htmlFor={field}>
              {found && (
                <strong>
                  {found.code} {found.name}
                </strong>
              )}
              {own?.responseMinutes !== undefined && (
                <Fast>
                  <b>{own.responseMinutes}</b> {WORDS.minuteUnit}
                  {words.price && <span>{words.price}</span>}
                </Fast>
              )}
              {found && !found.isListed && (
                <p>
                  <Linked>{words.elsewhere}</Linked>
                </p>
              )}
              {found && (
                <Pages>
                  {linksTo(found).map((page) => (
                    <li key={page.route}>
                      <a href={page.route}>{page.name}</a>
                      {page.responseMinutes !== undefined && ` ${WORDS.minutes(page.responseMinutes)}`}
                    </li>
                  ))}
                </Pages>
              )}
              {!found && typed.trim().length > 1 && (
                <p>
                  <Linked>{words.unknown}</Linked>
                </p>
              )}
              {found && words.call && <ActionLink action={words.call} />}
            </Answer>
          </Asking>
          {words.all && <ActionLink action={words.all} />}
        </div>
        <RegionMap
          pin={own?.coordinates && { ...own, ...own.coordinates }}
          part="inset"
          pages={pages.filter((page) => page !== own)}
        />
      </Layout>
      {words.list && (
        <Fold heading={words.list}>
          <Districts>
            {districts.slice(0, MOST_LISTED).map((district) => (
              <li key={district.code}>
                <b>{district.code}</b> {district.name}
                {' → '}
                {linksTo(district)
                  .slice(0, 1)
                  .map((page) => (
                    <a key={page.route} href={page.route}>
                      {page.name}
                    </a>
                  ))}
              </li>
            ))}
          </Districts>
          {districts.length > MOST_LISTED && <p>{`${MOST_LISTED} / ${districts.length}`}</p>}
        </Fold>
      )}
    </Section>
  );
}
