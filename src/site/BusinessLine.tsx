import { styled } from 'styled-components';
import { Container } from '../design/Container';
import { VisuallyHidden } from '../design/VisuallyHidden';
import { Whole, Words } from '../design/Words';
import { say, useWords } from '../design/words';
import type { BusinessLine as BusinessLineData } from '../content/resolve/business-line';

/** On the footer's ground, and above its first line: the last of the page, not a line left over. */
const Strip = styled.div`
  background: var(--band);
  color: var(--on-band-muted);
  font-size: var(--step--1);
`;

const Line = styled.p`
  max-width: none;
  padding-block: 1rem;
  border-block-end: 1px solid var(--band-line);
`;

/** Says in words what the page's structured data says of the business. */
export function BusinessLine({ hours, priceRange, priceLevel, place, rating }: BusinessLineData) {
  const words = useWords();
  return (
    <Strip>
      <Container>
        <Line>
          {place}, {hours}. {words.priceRange} <Whole aria-hidden="true">{priceRange}</Whole>
          <VisuallyHidden>{say(words.priceLevel, { level: priceLevel })}</VisuallyHidden>.
          {rating && (
            <>
              {' '}
              <Words>{rating}</Words>.
            </>
          )}
        </Line>
      </Container>
    </Strip>
  );
}
