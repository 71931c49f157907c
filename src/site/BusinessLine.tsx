import { styled } from 'styled-components';
import { Container } from '../design/Container';
import { VisuallyHidden } from '../design/VisuallyHidden';
import type { BusinessLine as BusinessLineData } from '../content/business-line';

const Line = styled.p`
  max-width: none;
  padding-block: 1.25rem;
  color: var(--muted);
  font-size: var(--step--1);
`;

/** Says in words what the page's structured data says of the business. */
export function BusinessLine({ hours, priceRange, place, rating }: BusinessLineData) {
  return (
    <Container><Line>
      {place} · {hours} · Price range <span aria-hidden="true">{priceRange}</span>
      <VisuallyHidden>{priceRange.length} out of 4</VisuallyHidden>
      {rating && <> · Rated {rating.value.toFixed(1)} out of 5 from {rating.count.toLocaleString('en-GB')} reviews</>}
    </Line></Container>
  );
}
