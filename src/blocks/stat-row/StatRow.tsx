import { Fragment, useId } from 'react';
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
  &[data-look='scale'] {
    --columns: 3;
    gap: 0.5rem;
    & > :nth-child(n) {
      grid-column: auto;
      padding: 0;
      border: 0;
    }
    & > :last-child {
      align-items: end;
      text-align: end;
    }
    & > div > dd {
      font-size: clamp(1rem, 0.375rem + 2.75vw, 2.25rem);
    }
    & dt {
      font-size: var(--step--1);
      font-weight: 400;
    }
  }
`;

/* The numbers stand under the line, whose rings end where the words do. */
const Line = styled.svg`
  width: calc(100% - 1.25rem);
  margin-inline: 0.625rem;
  overflow: visible;
  fill: var(--ink);
  stroke: var(--brand);
  & > circle {
    fill: var(--brand);
  }
  & > [r='8'] {
    fill: var(--paper);
  }
  & > text {
    font: 700 var(--step-2) var(--font-display);
  }
`;

const numbersIn = (value: string) => (value.match(/\d+/g) ?? []).map(Number);

/** Where the numbers of the figures lie between the least and the greatest of them. */
function Scale({ items }: { items: BlockProps<'stat-row'>['items'] }) {
  const numbers = [...new Set(items.flatMap(({ value }) => numbersIn(value)))].sort((one, other) => one - other);
  const [least, greatest] = [numbers[0]!, numbers.at(-1)!];
  if (!(greatest > least)) return null;
  const placed = numbers.map((number) => ({ number, at: `${((number - least) / (greatest - least)) * 100}%` }));
  const { length } = placed;
  return (
    <Line aria-hidden="true" height="72" strokeWidth="5">
      <line x2="100%" y1="14" y2="14" />
      {placed.map(({ number, at }, index) => {
        const isEnd = index === 0 || index === length - 1;
        const end =
          index === 0 ? ({ textAnchor: 'start', dx: -10 } as const) : ({ textAnchor: 'end', dx: 10 } as const);
        return (
          <Fragment key={number}>
            <circle cx={at} cy="14" r={isEnd ? 8 : 11} />
            <text x={at} y="52" stroke="none" {...(isEnd ? end : { textAnchor: 'middle' })}>
              {number}
            </text>
          </Fragment>
        );
      })}
    </Line>
  );
}

/** Large figures, each with what it means; on one line where their places between each other count. */
export function StatRow({ id, heading, intro, look, items }: BlockProps<'stat-row'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={heading && name} ground="mist">
      {heading && <SectionHead id={name} heading={heading} intro={intro} />}
      {!heading && intro && <Paragraphs paragraphs={[intro]} />}
      {look === 'scale' && <Scale items={items} />}
      <Row data-count={items.length} data-look={look}>
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
