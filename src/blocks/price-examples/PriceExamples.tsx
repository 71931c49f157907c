import { useId } from 'react';
import { styled } from 'styled-components';
import { Linked } from '../../design/Linked';
import { Note } from '../../design/Note';
import { PicturedHead } from '../../design/PicturedHead';
import { Section } from '../../design/Section';
import { Split } from '../../design/Split';
import { say, useWords } from '../../design/words';
import type { WorkedPrice } from '../resolved';
import type { BlockProps } from '../schemas';

/** Like a till roll: the job, how its sum is made, the sum. */
const Sums = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: 1.5rem;
  border-block-start: 2px solid var(--ink);
  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    max-width: none;
    padding-block: 0.75rem;
    break-inside: avoid;
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & h3 {
    font-size: var(--step-1);
    line-height: 1.3;
  }
  & strong {
    grid-area: 1 / 2;
    justify-self: end;
    color: var(--ink);
    font: 700 var(--step-2)/1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  & small {
    font: 400 var(--step--1) var(--font-text);
  }
  & span {
    grid-column: 1 / -1;
    color: var(--muted);
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
  }
  & p {
    grid-column: 1 / -1;
  }
  /* One column of prices, each over how it is made. */
  @container (min-width: 44rem) {
    column-gap: var(--space-l);
    & p {
      grid-column: 1;
    }
    & strong {
      font-size: var(--step-3);
    }
    & strong ~ span {
      grid-area: 2 / 2;
      justify-self: end;
    }
  }
`;

/* As wide as the page: beside the heading they would leave its column bare. */
const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-m) calc(2 * var(--space-m));
  margin-block-start: var(--space-m);
  padding: var(--space-m);
  border-radius: var(--radius-m);
  background: var(--mist);
  & dt {
    color: var(--ink);
    font-weight: 600;
  }
  @container (min-width: 56rem) {
    &:has(> :last-child:nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media print {
    padding: 0;
  }
`;

/** How a sum is made; nothing where its unit or "from" says so. */
function PriceNote({ by, unit, isLeast }: WorkedPrice) {
  const words = useWords();
  if (by) return <span>{say(words.worked, by)}</span>;
  return unit || isLeast ? null : <span>{words.fixedPrice}</span>;
}

/** Worked examples of prices, and the terms that may change the sum. */
export function PriceExamples({ id, heading, intro, picture, items, note, terms }: BlockProps<'price-examples'>) {
  const words = useWords();
  const name = useId();
  // Where all prices are fixed, the heading says so.
  const isMixed = items.some(({ price }) => price?.by);
  return (
    <Section id={id} labelledBy={name} rhythm="text">
      <Split>
        <PicturedHead id={name} heading={heading} intro={intro} picture={picture} />
        <div>
          <Sums>
            {items.map(({ name: job, text, price }, index) => (
              <li key={index}>
                <h3>{job}</h3>
                {price && (
                  <strong>
                    {price.isLeast ? say(words.priceFrom, { sum: price.sum }) : price.sum}
                    {price.unit && <small> {price.unit}</small>}
                  </strong>
                )}
                {text && (
                  <p>
                    <Linked>{text}</Linked>
                  </p>
                )}
                {price && isMixed && <PriceNote {...price} />}
              </li>
            ))}
          </Sums>
          <Note>{note}</Note>
        </div>
      </Split>
      {terms && (
        <Terms>
          {terms.map(({ label, answer }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <Linked>{answer ?? words.askUs}</Linked>
              </dd>
            </div>
          ))}
        </Terms>
      )}
    </Section>
  );
}
