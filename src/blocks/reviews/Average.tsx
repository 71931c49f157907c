import { styled } from 'styled-components';
import { CountedFigure } from '../../design/CountedFigure';
import { Stars } from '../../design/Stars';
import { Words } from '../../design/Words';
import type { BlockProps } from '../schemas';

/* Beside the figure where there is no room for a column, else under it. */
const Plate = styled.div`
  display: grid;
  grid-template-columns: minmax(5.5rem, auto) minmax(0, 1fr);
  gap: 0.25rem 0.75rem;
  align-content: center;
  padding: var(--space-m);
  border-radius: var(--radius-m);
  background: var(--paper);
  & > strong {
    grid-row: 1 / span 2;
    align-self: center;
    color: var(--ink);
    font: 700 4rem/1 var(--font-display);
    letter-spacing: -0.02em;
  }
  & > p {
    align-self: end;
    line-height: 1.4;
  }
  & > p > svg {
    width: 100%;
    max-width: 17rem;
    height: auto;
  }
  @container (min-width: 56rem) {
    &:not([data-figures]) {
      grid-template-columns: minmax(0, 1fr);
      gap: 1rem;
      & > strong {
        grid-row: auto;
        font-size: clamp(6rem, 12cqi, 9rem);
      }
      & > p {
        font-size: var(--step-1);
      }
    }
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-column: 1 / -1;
  margin-block-start: 0.5rem;
  & > div {
    display: grid;
    grid-template: auto auto / 5.5rem minmax(0, 1fr);
    column-gap: 0.75rem;
    align-items: baseline;
    padding-block: 0.75rem;
    border-block-start: 1px solid var(--line);
  }
  & > :last-child {
    padding-block-end: 0;
  }
  & dt {
    grid-area: 1 / 2;
    color: var(--ink);
    font-weight: 600;
    line-height: 1.3;
  }
  & dd {
    grid-column: 2;
    color: var(--muted);
    font-size: var(--step--1);
    line-height: 1.4;
  }
  & dd:first-of-type {
    grid-area: 1 / 1;
    color: var(--ink);
    font: 700 var(--step-2)/1.2 var(--font-display);
    white-space: nowrap;
  }
`;

/** The average of all reviews: the figure, its stars, what it is the average of, and the other figures that count. */
export function Average({ stars, of, figures }: NonNullable<BlockProps<'reviews'>['average']>) {
  const written = /^[\d.,]+/.exec(stars)?.[0];
  const rating = parseFloat(stars.replace(',', '.'));
  return (
    <Plate data-figures={figures && ''}>
      <strong>{stars}</strong>
      {rating > 0 && <Stars rating={rating} written={written} />}
      <p>
        <Words>{of}</Words>
      </p>
      {figures && (
        <Figures>
          {figures.map((figure, index) => (
            <div key={index}>
              <CountedFigure {...figure} />
            </div>
          ))}
        </Figures>
      )}
    </Plate>
  );
}
