import { styled } from 'styled-components';
import { Container } from '../design/Container';
import { VisuallyHidden } from '../design/VisuallyHidden';
import { WORDS } from '../design/interface-words';
import type { BusinessLine as BusinessLineData } from '../content/business-line';

const Line = styled.p`
  max-width: none;
  padding-block: 1.25rem;
  color: var(--muted);
  font-size: var(--step--1);
`;

/** Says in words what the page's structured data says of the business. */
export function BusinessLine({ hours, priceRange, priceLevel, place, rating }: BusinessLineData) {
  return (
    <Container><Line>
      {place} · {hours} · {WORDS.priceRange} <span aria-hidden="true">{priceRange}</span>
      <VisuallyHidden>{WORDS.priceLevel(priceLevel)}</VisuallyHidden>
      {rating && <> · {WORDS.ratedBy(rating.average, rating.reviews)}</>}
    </Line></Container>
  );
}
