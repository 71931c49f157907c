import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Fold } from '../../design/Fold';
import { Linked } from '../../design/Linked';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { WORDS } from '../../design/interface-words';
import type { BlockProps } from '../schemas';
import { findDistrict } from './find-district';

const Layout = styled.div`
  display: grid;
  gap: 0 clamp(2rem, 6vw, 5rem);
  align-items: center;
  margin-block-end: 1.5rem;
  @container (min-width: 56rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Of use with scripts alone; without them the list is all there is. */
const Asking = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 2px solid var(--ink);
  border-radius: var(--radius-m);
  background: var(--paper);
  & > label {
    color: var(--ink);
    font: 700 var(--step-1)/1.3 var(--font-display);
  }
  & > input {
    width: 100%;
    min-height: 3.5rem;
    padding-inline: 1rem;
    border: 2px solid var(--edge);
    border-radius: var(--radius-s);
    background: var(--ground);
    color: var(--ink);
    font: 700 var(--step-2)/1.2 var(--font-display);
    text-transform: uppercase;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Answer = styled.output`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  &:not(:empty) {
    padding-block-start: 0.75rem;
  }
  & > strong {
    color: var(--ink);
    font: 700 var(--step-1)/1.3 var(--font-display);
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
  return (
    <Section id={id} labelledBy={name} ground="mist">
      <Layout>
        <SectionHead id={name} heading={heading} intro={intro} flow="stacked" />
        <Asking>
          <label htmlFor={field}>{label}</label>
          <input id={field} ref={input} type="text" onInput={read} autoComplete="postal-code" spellCheck={false} />
          <Answer htmlFor={field}>
            {found && (
              <strong>
                {found.code} {found.name}
              </strong>
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
          </Answer>
        </Asking>
      </Layout>
      <Fold heading={words.list}>
        <Districts>
          {districts.map((district) => (
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
      </Fold>
    </Section>
  );
}
