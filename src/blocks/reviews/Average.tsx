import { styled } from 'styled-components';
import { Stars } from '../../design/Stars';
import { Words } from '../../design/Words';
import type { BlockProps } from '../schemas';

/* Beside the figure where there is no room for a column, else under it. */
const Plate = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.25rem 1.25rem;
  align-content: center;
  padding: var(--space-m);
  border-radius: var(--radius-m);
  background: var(--brass-tint);
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
  @container (min-width: 44rem) {
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
`;

/** The average of all reviews: the figure, its stars, and what it is the average of. */
export function Average({ stars, of }: NonNullable<BlockProps<'reviews'>['average']>) {
  const rating = parseFloat(stars.replace(',', '.'));
  return (
    <Plate>
      <strong>{stars}</strong>
      {rating > 0 && <Stars rating={rating} />}
      <p>
        <Words>{of}</Words>
      </p>
    </Plate>
  );
}
