import { styled } from 'styled-components';

/**
 * Words, and a picture beside them where there are one and the room for it: on the right in the first such section of
 * a page, on the left in those after it.
 */
export const Beside = styled.div`
  display: grid;
  gap: var(--space-l) var(--space-xl);
  align-items: center;
  @media screen {
    @container (min-width: 44rem) {
      &:has(> :nth-child(2)) {
        grid-template-columns: var(--beside);
      }
      [data-rhythm='picture'] ~ [data-rhythm='picture'] & > :nth-child(2) {
        order: -1;
      }
    }
  }
`;
