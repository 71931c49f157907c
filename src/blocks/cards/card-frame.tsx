import { styled } from 'styled-components';

export const Frame = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  padding: var(--space-m);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  break-inside: avoid;
  &[data-pressable]:hover {
    border-color: var(--brand);
  }
  &[data-pressable]:has(> a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  &[data-pressable] > a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  & > [data-spread]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & > [data-part='words'] {
    display: contents;
  }
  /* Figures are what the card is about. */
  & > dl dd:not(:has(a)) {
    font: 700 var(--step-1)/1.3 var(--font-display);
  }
  /* The air that a line of text has as a target is part of the card's own. */
  & > [data-look='text'] {
    margin-block-end: -0.625rem;
  }
  @container (min-width: 38rem) {
    display: grid;
    grid-row: span 7;
    grid-template-rows: subgrid;
    gap: 0;
    margin-block-end: var(--space-s);
    & > [data-part='words'] {
      display: grid;
      grid-row: span 5;
      grid-template-rows: subgrid;
      & > [data-part='top'] {
        grid-row: 2;
        margin-block-end: 0.75rem;
      }
      & > h3 {
        grid-row: 3;
      }
      & > h3 ~ * {
        margin-block-start: 0.5rem;
      }
      & > :is(details, [data-part='reading']) {
        grid-row: 5;
      }
    }
    & > :is(dl, a) {
      grid-row: 6;
      align-self: end;
      margin-block-start: 0.75rem;
    }
    & > a {
      grid-row: 7;
    }
  }
  /* On a phone the picture stands beside all words, and an icon beside the heading. */
  @container (17rem <= width < 38rem) {
    &:not([data-before], [data-whole] > *) {
      --space-m: 0.75rem;
      display: grid;
      grid-template: auto auto 1fr / auto minmax(0, 1fr) auto;
      gap: 0.375rem 0.75rem;
      align-items: center;
      & :is(dl, details, [data-part='reading'], [data-first], [data-look]) {
        grid-column: 1 / -1;
      }
      & > dl {
        margin-block-end: -0.5rem;
      }
      & [data-part='top'] {
        display: contents;
      }
      & [data-part='scene'] {
        grid-area: 1 / 1 / span 3;
        align-self: start;
        width: 6.5rem;
        margin: 0;
        & img {
          aspect-ratio: 1;
          border-radius: var(--radius-s);
        }
      }
      /* Words beside a picture are small, and its heading is not much larger. */
      &:has([data-part='scene']) {
        --step-2: var(--step-1);
        & :is(details, [data-part='reading']) {
          grid-column-start: 2;
          font-size: var(--step--1);
        }
      }
      & [data-level] {
        grid-area: 2 / 2;
        justify-self: start;
      }
      & h3 {
        grid-area: 1 / 2;
      }
      & > [data-look='text'] {
        grid-area: 1 / 3;
        min-height: 0;
        margin: 0;
        padding: 0;
        font-size: 0;
      }
    }
  }
`;

/** As wide as the card. */
export const Above = styled.div`
  --edge: calc(-1 * var(--space-m));
  margin: var(--edge) var(--edge) 1rem;
  & img {
    aspect-ratio: 16 / 10;
    max-height: 20rem;
    border-radius: var(--radius-m) var(--radius-m) 0 0;
  }
  @media print {
    display: none;
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
`;
