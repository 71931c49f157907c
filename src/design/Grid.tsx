import { styled } from 'styled-components';

/**
 * Equal columns: one on a phone, then as many as `data-columns` says ("2" or "3"), and three of three. No row is left
 * with a gap: what would be left over leads, the odd one of two columns across both, of three columns two by two.
 */
export const Grid = styled.ul`
  display: grid;
  gap: var(--space-s);
  grid-template-columns: minmax(0, 1fr);
  & > li {
    max-width: none;
  }
  @container (min-width: 38rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    & > li {
      grid-column: span 3;
    }
    & > li:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 44rem) {
    &:has(> :last-child:nth-child(3)) > li:nth-child(n) {
      grid-column: span 2;
    }
  }
  @container (min-width: 56rem) {
    &[data-columns='3'] > li:nth-child(n) {
      grid-column: span 2;
    }
    &[data-columns='3']:has(> :last-child:nth-child(3n + 1)) > li:nth-child(-n + 4),
    &[data-columns='3']:has(> :last-child:nth-child(3n + 2)) > li:nth-child(-n + 2) {
      grid-column: span 3;
    }
  }
`;
