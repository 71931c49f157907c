import { styled } from 'styled-components';

/** Words, and a picture beside them where there are one and the room for it. */
export const Beside = styled.div`
  display: grid;
  gap: 1.5rem var(--space-xl);
  align-items: center;
  @container (min-width: 56rem) {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    }
  }
`;
