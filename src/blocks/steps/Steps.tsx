import { useId } from 'react';
import { styled } from 'styled-components';
import { PhoneStart } from '../../design/PhoneStart';
import { Photo } from '../../design/photo/Photo';
import { Pictured } from '../../design/photo/Pictured';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Split } from '../../design/Split';
import type { BlockProps } from '../schemas';

/** A line with a numbered square at each step; `trade-sets.ts` says how wide it is and how it is drawn. */
const Run = styled.ol`
  display: grid;
  counter-reset: step;
  break-inside: avoid;
  & > li {
    position: relative;
    min-height: 3.5rem;
    max-width: none;
    padding: 0.375rem 0 0.75rem 3.75rem;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 3px solid var(--ink);
    border-radius: var(--radius-s);
    background: var(--ground);
    color: var(--ink);
    font: 700 1.375rem/1 var(--font-display);
  }
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 3rem auto 0 calc(1.5rem - var(--run, 6px) / 2);
    width: var(--run, 6px);
    border: var(--run-style, solid) var(--ink);
    border-width: 0 3px;
    background: var(--run-fill);
  }
  & > li > :last-child {
    margin-block-start: 0.25rem;
  }
  @container (min-width: 60rem) {
    &[data-flow='row'] {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      & > li {
        display: grid;
        grid-row: span 2;
        grid-template-rows: subgrid;
        padding: 4.25rem 2rem 0 0;
      }
      & > li:not(:last-child)::after {
        inset: calc(1.5rem - var(--run, 6px) / 2) 0 auto 3rem;
        width: auto;
        height: var(--run, 6px);
        border: var(--run-style, solid) var(--ink);
        border-width: 3px 0;
      }
    }
  }
`;

/** The heading, and the photograph that fills the room beside a long run. */
const Illustrated = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  margin-block-end: var(--space-m);
  /* On a phone it is a strip, so that the steps stand near their heading, unless they are done while they are read. */
  @container (width < 38rem) {
    &:not([data-how-to]) img {
      aspect-ratio: 2;
    }
  }
  @container (min-width: 56rem) {
    align-self: stretch;
    & img {
      height: 100%;
      max-height: none;
    }
  }
`;

/** Where there is room the photograph stands beside the steps, under their heading. */
const Beside = styled(Split)`
  @container (min-width: 38rem) {
    &[data-pictured] {
      grid-template-columns: 41.667% minmax(0, 1fr);
    }
  }
`;

/** Some three lines on a phone. */
const SHORT = 100;

/** A numbered sequence, one step after the other. */
export function Steps({ id, heading, intro, isHowTo, picture, more, items }: BlockProps<'steps'>) {
  const name = useId();
  // Where there is room, four run beside each other, and more under each other beside their heading and its picture.
  const isLong = items.length > 4;
  const isBeside = isLong || !!picture;
  const flow = isBeside ? 'column' : 'row';
  const Layout = isBeside ? Beside : 'div';
  const head = <SectionHead id={name} heading={heading} intro={intro} flow={isBeside ? 'stacked' : undefined} />;
  return (
    <Section id={id} labelledBy={name} ground="mist">
      <Layout data-pictured={picture && ''}>
        {picture ? (
          <Illustrated data-how-to={isHowTo || undefined}>
            {head}
            <Pictured>
              <Photo photo={picture} />
            </Pictured>
          </Illustrated>
        ) : (
          head
        )}
        <Run data-flow={flow}>
          {items.map((step, index) => (
            <li key={index}>
              <h3>{step.heading}</h3>
              <PhoneStart
                when={isLong && !isHowTo && step.text.length > SHORT}
                more={more}
                about={step.heading}
                text={step.text}
              />
            </li>
          ))}
        </Run>
      </Layout>
    </Section>
  );
}
