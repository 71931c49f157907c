import { styled } from 'styled-components';
import { Outer, Picture } from './frame';

/* What stands under the words, as wide as they are. */
export const Beneath = styled.div`
  --section-pad: 0;
  --gutter-pad: 0px;
  padding-block: var(--space-l);
  @media (min-width: 64em) {
    border-block-start: 1px solid var(--line);
  }
`;

/*
 * Maps to the edge of the window, the region and the inset that is framed on it: beside each other under the words,
 * and where there is room in one column that stays while the list beside it goes by.
 */
export const Maps = styled(Picture)`
  place-items: stretch;
  grid-template-rows: 22.5rem;
  grid-auto-rows: 20rem;
  background: var(--mist);
  & > :nth-child(n) {
    grid-column: auto;
    container-type: size;
    background: none;
  }
  & > * > svg {
    position: absolute;
    inset: 0;
    height: 100%;
  }
  & > :nth-child(2) {
    margin: 0.75rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
  }
  /* A phone has one of them: the inset, or the pin that was found. */
  @media screen and (max-width: 47.99em) {
    & > :has([data-part='frame']),
    & > :not(:has([data-part='frame'])) + * {
      display: none;
    }
  }
  @media screen and (min-width: 48em) {
    /* A low drawing is small in a wide place, too; its words are 12 px high. */
    @container (max-height: 27rem) {
      & > * > svg {
        --code-size: 19.5px;
        --name-size: 19.5px;
        & [data-wide]:not(a),
        & a[data-wide] > :not(circle, [data-part='name']) {
          display: none;
        }
      }
    }
    grid-column: 1 / -1;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
  @media screen and (min-width: 64em) {
    grid-area: 1 / 3 / 3 / -1;
    grid-auto-flow: row;
    grid-template-rows: minmax(21.75rem, 5fr);
    grid-auto-rows: minmax(0, 7fr);
    position: sticky;
    inset-block-start: var(--header-height);
    align-self: start;
    /* Not higher than both maps need in their width. */
    height: max(39rem, min(100vh - var(--header-height), 75rem, 68vw));
  }
`;

export const Open = styled(Outer)`
  @media screen and (min-width: 48em) {
    --picture: 42vw;
    & > :is(:first-child, :last-child) {
      grid-column: 2 / 4;
      margin-inline-end: var(--gutter);
    }
    && > :first-child {
      min-height: 0;
    }
  }
  @media screen and (min-width: 64em) {
    && > :first-child {
      gap: 0.75rem;
      padding: 2.5rem 0 1.5rem;
    }
    & > :is(:first-child, :last-child) {
      grid-column: 2;
      max-width: 38rem;
    }
  }
`;
