import { useId } from 'react';
import { styled } from 'styled-components';
import { Linked } from '../../design/Linked';
import { Paragraphs } from '../../design/Paragraphs';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Words } from '../../design/Words';
import type { BlockProps } from '../schemas';

const Row = styled.dl`
  display: grid;
  --columns: 2;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--space-m);
  @container (max-width: 55.99rem) {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 56rem) {
    &:not([data-count='2']) {
      --columns: 3;
    }
    &[data-count='4'] {
      --columns: 4;
    }
  }
  & > div {
    display: flex;
    flex-direction: column;
    padding-block-start: 0.75rem;
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
    line-height: 1.5;
  }
  & dd:first-of-type {
    order: 1;
    color: var(--ink);
    font: 700 clamp(1.5rem, 0.8rem + 3vw, 3.5rem)/1.1 var(--font-display);
    letter-spacing: -0.02em;
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
            <dt>
              <Words>{label}</Words>
            </dt>
            <dd>
              <Words>{value}</Words>
            </dd>
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
