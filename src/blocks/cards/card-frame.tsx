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
  /* One or two figures are what the card is about. */
  & > dl:not(:has(> :nth-child(3))) dd:not(:has(a)) {
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
    margin-block-end: var(--cards-gap);
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
      & > [data-first] {
        margin-block-start: 0.75rem;
      }
      & > :is(details, [data-part='reading']) {
        grid-row: 5;
        margin-block-start: 0.5rem;
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
  /* On a phone the drawing or the icon is a tile beside the heading. */
  @container (17rem <= width < 38rem) {
    &:not([data-before], [data-whole] > *) {
      --space-m: 1rem;
      display: grid;
      grid-template: auto auto 1fr / auto minmax(0, 1fr) auto;
      gap: 0.25rem 0.75rem;
      align-items: center;
      & > :is(a, dl),
      & > [data-part='words'] > :is(details, [data-part='reading'], [data-first]) {
        grid-column: 1 / -1;
        margin-block-start: 0.25rem;
      }
      & > dl {
        margin-block-end: -0.5rem;
      }
      & > a {
        margin-block-start: 0.75rem;
      }
      & [data-part='top'] {
        display: contents;
      }
      & [data-part='top'] > :not([data-level]) {
        grid-area: 1 / 1 / span 2;
      }
      & [data-part='scene'] {
        grid-area: 1 / 1 / span 3;
        align-self: start;
        width: 6.5rem;
        margin: 0;
        padding: 0.5rem;
      }
      /* Words beside a picture are as small as captions, and its heading is no larger than two lines of them. */
      &:has([data-part='scene']) {
        --step-2: var(--step-1);
        & :is(details, [data-part='reading']) {
          grid-column: 2 / -1;
          margin: 0;
          font-size: var(--step--1);
        }
      }
      & [data-part='top'] > :has(> svg):not([data-level]) {
        width: 2.25rem;
        height: 2.25rem;
      }
      & [data-level] {
        grid-area: 2 / 2;
        justify-self: start;
      }
      & h3 {
        grid-area: 1 / 2 / span 2;
      }
      &:has([data-level], [data-part='scene']) h3 {
        grid-row: 1;
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
  @container (17rem <= width < 38rem) {
    &&&[data-part] {
      padding: 0;
    }
    :not([data-whole]) > * > * > & img {
      aspect-ratio: 1;
      border-radius: var(--radius-s);
    }
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
