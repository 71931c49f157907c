import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden';
import { say, useWords } from './words';

const Row = styled.p`
  color: var(--star);
`;

const STAR = 'M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 14.9l-5.3 2.8 1.1-5.9L1.5 7.7l5.9-.8z';

/** The units that a rating fills: a star begins every 22, and is 17 wide between 1.5 on either side. */
const filled = (rating: number) => Math.round(Math.floor(rating) * 22 + (rating % 1 && 1.5 + (rating % 1) * 17));

const five = [0, 1, 2, 3, 4].map((star) => <path key={star} d={STAR} transform={`translate(${star * 22} 0)`} />);

/**
 * Five stars, filled as far as the rating goes, for the eye; a sentence for the ear, with the rating as it is `written`
 * in this language: to ask the browser for that takes a slow phone a tenth of a second.
 */
export function Stars({ rating, written = String(rating) }: { rating: number; written?: string | undefined }) {
  const words = useWords();
  return (
    <Row>
      <VisuallyHidden>{say(words.rated, { average: written })}</VisuallyHidden>
      <svg width="110" height="20" viewBox="0 0 110 20" aria-hidden="true">
        <g fill="currentColor" fillOpacity=".3" stroke="currentColor">
          {five}
        </g>
        <svg width={filled(rating)} fill="currentColor">
          {five}
        </svg>
      </svg>
    </Row>
  );
}
