import { useId } from 'react';
import { styled } from 'styled-components';
import { CountedFigure } from '../../design/CountedFigure';
import { Paragraphs } from '../../design/Paragraphs';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import type { BlockProps } from '../schemas';
import { placesOf } from './places';

const Row = styled.dl`
  display: grid;
  --columns: 2;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--space-m);
  @container (width < 56rem) {
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

/* A line with a dot for each figure, at so many twelfths of it as `data-at` says. */
const Scale = styled.dl`
  display: grid;
  background: linear-gradient(var(--brand) 0 0) 0 0.5625rem / 100% 0.25rem no-repeat;
  & > div {
    position: relative;
    display: flex;
    flex-direction: column;
    grid-area: 1 / 1;
    width: 25%;
    padding-block-start: 2.25rem;
    margin-inline-start: calc(var(--at) * 100% / 12);
  }
  & > div::before {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: 1.375rem;
    height: 1.375rem;
    border: 0.3125rem solid var(--brand);
    border-radius: 50%;
    background: var(--paper);
  }
  & > :not(:first-child, :last-child)::before {
    background: var(--brand);
  }
  /* Past the middle they stand before their dots. */
  & > [data-before] {
    align-items: end;
    margin-inline-start: calc((var(--at) - 3) * 100% / 12);
    text-align: end;
    &::before {
      inset-inline: auto 0;
    }
  }
  & dt {
    order: 1;
    font-size: var(--step--1);
    text-wrap: balance;
  }
  & dd {
    color: var(--muted);
    font-size: var(--step--1);
  }
  & dd:first-of-type {
    color: var(--ink);
    font: 700 clamp(0.8125rem, 0.25rem + 3vw, 2.25rem)/1.1 var(--font-display);
    letter-spacing: -0.02em;
  }
  & > [data-at='0'] {
    --at: 0;
  }
  & > [data-at='3'] {
    --at: 3;
  }
  & > [data-at='4'] {
    --at: 4;
  }
  & > [data-at='5'] {
    --at: 5;
  }
  & > [data-at='6'] {
    --at: 6;
  }
  & > [data-at='7'] {
    --at: 7;
  }
  & > [data-at='8'] {
    --at: 8;
  }
  & > [data-at='9'] {
    --at: 9;
  }
  & > [data-at='12'] {
    --at: 12;
  }
`;

/**
 * Large figures, each with what it means, on the dark, which parts a page; or on one line where their places between
 * each other count.
 */
export function StatRow({ id, heading, intro, look, items }: BlockProps<'stat-row'>) {
  const name = useId();
  const places = look === 'scale' ? placesOf(items) : undefined;
  const Layout = places ? Scale : Row;
  return (
    <Section id={id} labelledBy={heading && name} ground={places ? 'mist' : 'band'}>
      {heading && <SectionHead id={name} heading={heading} intro={intro} />}
      {!heading && intro && <Paragraphs paragraphs={[intro]} />}
      <Layout data-count={places ? undefined : items.length}>
        {items.map((figure, index) => (
          <div key={index} data-at={places?.[index]} data-before={(places && places[index]! > 6) || undefined}>
            <CountedFigure {...figure} />
          </div>
        ))}
      </Layout>
    </Section>
  );
}
