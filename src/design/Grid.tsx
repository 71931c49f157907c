import { styled } from 'styled-components';

/**
 * Equal columns: one on a phone, then as many as `data-columns` says ("2" or "3"). No row is left with a gap: the odd
 * one of two columns takes both, and what would be left over of three stands two by two.
 */
export const Grid = styled.ul`
  display: grid;
  gap: var(--space-s);
  grid-template-columns: minmax(0, 1fr);
  & > li {
    max-width: none;
  }
  @container (min-width: 38rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 56rem) {
    &[data-columns='3'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    &[data-columns='3'] > li,
    &[data-columns='3'] > li:last-child {
      grid-column: span 2;
    }
    &[data-columns='3']:has(> :last-child:nth-child(3n + 1)) > :nth-last-child(-n + 4),
    &[data-columns='3']:has(> :last-child:nth-child(3n + 2)) > :nth-last-child(-n + 2) {
      grid-column: span 3;
    }
  }
`;
