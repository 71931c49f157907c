import { useId } from 'react';
import { styled } from 'styled-components';
import { Linked } from '../../design/Linked';
import { PhoneFold } from '../../design/PhoneFold';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Split } from '../../design/Split';
import { say, useWords } from '../../design/words';
import type { BlockProps } from '../schemas';

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  & > li {
    padding: 0.375rem 0.75rem;
    border-radius: var(--radius-pill);
    background: var(--mist);
    color: var(--ink);
    font: 600 1.0625rem/1.2 var(--font-display);
  }
`;

const Note = styled.p`
  margin-block-start: 1.25rem;
  color: var(--muted);
  font-size: var(--step--1);
`;

/** More take half a phone's screen. */
const MANY = 9;

/** Short names as pills in a row. */
export function TagList({ id, heading, intro, items, note }: BlockProps<'tag-list'>) {
  const words = useWords();
  const name = useId();
  return (
    <Section id={id} labelledBy={name} rhythm="text">
      <Split>
        <SectionHead id={name} heading={heading} intro={intro} flow="stacked" />
        <div>
          <PhoneFold
            keep="list"
            when={items.length > MANY}
            label={say(words.showAll, { count: items.length })}
            about={heading}
          >
            <Names>
              {items.map((item, index) => (
                <li key={index}>{item}</li>
              ))}
            </Names>
          </PhoneFold>
          {note && (
            <Note>
              <Linked>{note}</Linked>
            </Note>
          )}
        </div>
      </Split>
    </Section>
  );
}
