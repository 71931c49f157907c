import { useId } from 'react';
import { styled } from 'styled-components';
import { Linked } from '../../design/Linked';
import { Paragraphs } from '../../design/Paragraphs';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import type { BlockProps } from '../schemas';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(1.5rem, 4vw, 2.75rem) clamp(1rem, 3vw, 2rem);
  @container (max-width: 55.99rem) {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 56rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    &[data-count='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-count='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  & > div {
    display: flex;
    flex-direction: column;
    padding-block-start: 0.875rem;
    border-block-start: 2px solid var(--ink);
  }
  & dt {
    order: 2;
    color: var(--ink);
    font-weight: 600;
    text-wrap: balance;
  }
  & dd {
    order: 3;
    color: var(--muted);
    font-size: var(--step--1);
    line-height: 1.45;
  }
  & dd:first-of-type {
    order: 1;
    color: var(--ink);
    font: 700 clamp(2rem, 1.4rem + 2.6vw, 3.5rem)/1.1 var(--font-display);
    letter-spacing: -0.025em;
  }
`;

/** Large figures, each with what it means. */
export function StatRow({ id, heading, intro, items }: BlockProps<'stat-row'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={heading && name} ground="mist">
      {heading && <SectionHead id={name} heading={heading} intro={intro} />}
      {!heading && intro && <Paragraphs paragraphs={[intro]} />}
      <Row data-count={items.length}>
        {items.map(({ value, label, note }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {note && (
              <dd>
                <Linked>{note}</Linked>
              </dd>
            )}
          </div>
        ))}
      </Row>
    </Section>
  );
}
