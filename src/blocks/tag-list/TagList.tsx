import { useId } from 'react';
import { styled } from 'styled-components';
import { Note } from '../../design/Note';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Split } from '../../design/Split';
import type { BlockProps } from '../schemas';

const Names = styled.ul`
  margin: -0.1875rem;
  /* Lines of much the same length: no name is left alone on the last. */
  text-wrap: balance;
  & > li {
    display: inline-block;
    margin: 0.1875rem;
    padding: 0.3125rem 0.75rem;
    border-radius: var(--radius-pill);
    background: var(--brand-tint);
    color: var(--ink);
    font: 600 1rem/1.2 var(--font-display);
  }
`;

/** Short names as pills in a row. */
export function TagList({ id, heading, intro, items, note }: BlockProps<'tag-list'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={name} rhythm="text">
      <Split>
        <SectionHead id={name} heading={heading} intro={intro} flow="stacked" />
        <div>
          <Names>
            {items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </Names>
          <Note>{note}</Note>
        </div>
      </Split>
    </Section>
  );
}
