import { styled } from 'styled-components';

/** A heading, and what it is about in the right two thirds where there is room, else below it. */
export const Split = styled.div`
  display: grid;
  gap: 0 var(--space-xl);
  align-items: start;
  @container (min-width: 56rem) {
    grid-template-columns: var(--split);
    /* Its air is for what stands below it. */
    & > :first-child {
      margin-block-end: 0;
    }
    /* On paper a heading is kept with what follows it, which here stands beside it. */
    && h2 {
      break-after: auto;
    }
  }
`;
