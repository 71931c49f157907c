import { styled } from 'styled-components';

/** Equal columns: one on a phone, then as many as `data-columns` says ("2" or "3"). Of two columns the odd one at the end takes both. */
export const Grid = styled.ul`
  display: grid;
  gap: clamp(1rem, 2vw, 1.5rem);
  grid-template-columns: minmax(0, 1fr);
  & > li { max-width: none; }
  @container (min-width: 38rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
  @container (min-width: 56rem) {
    &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    &[data-columns='3'] > li:last-child { grid-column: auto; }
  }
`;
