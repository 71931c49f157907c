import { styled } from 'styled-components';

export const Outer = styled.section`
  display: grid;
  grid-template-columns: minmax(var(--gutter), 1fr) minmax(0, var(--container)) minmax(var(--gutter), 1fr);
  border-block-end: 1px solid var(--line);
  & > * {
    grid-column: 2;
  }
  &:not([data-picture]) {
    background: var(--mist);
  }
  @media screen and (min-width: 48em) {
    &[data-picture] {
      --beside: minmax(0, clamp(17rem, var(--picture, max(20rem, 40vw - 3rem)), 30rem));
      grid-template-columns: minmax(var(--gutter), 1fr) minmax(0, 42rem) var(--beside) minmax(0, 1fr);
    }
    &[data-picture='photo'] {
      --picture: 50vw - 4rem;
      /* The words are at least as high as the least of these, the first with the line under them. */
      --hero: 35rem - 1px, 33vw;
    }
  }
`;

/* Words on a dark photograph are those of a dark band, in both themes; by night it is the darkest of the page. */
export const Night = styled(Outer)`
  border: 0;
  @media (prefers-color-scheme: dark) {
    --band: var(--ground);
  }
  background: var(--band);
  & > :first-child {
    z-index: 1;
    grid-row: 1;
    @media screen and (forced-colors: none) {
      --ink: var(--on-band);
      --text: var(--on-band);
      --muted: var(--on-band-muted);
      --line: var(--band-line);
      --edge: var(--on-band-muted);
      --paper: var(--band);
      --brand: var(--on-band);
      --focus: var(--on-band);
      --focus-halo: var(--band);
      color: var(--text);
    }
  }
  @media screen and (min-width: 48em) {
    & > :first-child {
      grid-column: 2 / 4;
      max-width: min(37rem, 48vw);
    }
  }
  @media print {
    background: none;
  }
`;

export const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 0;
  overflow: hidden;
  background: var(--brand-tint);
  @media (max-width: 47.99em) {
    grid-column: 1 / -1;
  }
  @media screen and (min-width: 48em) {
    grid-column: 3 / -1;
  }
  /* The caption. */
  & > p {
    position: absolute;
    inset: auto auto 0 0;
    padding: 0.25rem 0.75rem;
    border-start-end-radius: var(--radius-s);
    background: var(--paper);
  }
  @media print {
    display: none;
  }
`;

/* All of the map is seen, and the land goes on beside it. */
export const MapPlace = styled(Picture)`
  container-type: inline-size;
  background: var(--mist);
  &:has([data-part='land']) {
    background: var(--paper);
  }
  & > svg {
    max-height: 30rem;
    overflow: visible;
  }
  @media screen and (min-width: 48em) {
    & > svg {
      position: absolute;
      inset: 0;
      height: 100%;
      max-height: none;
    }
  }
`;

export const ScenePlace = styled(Picture)`
  --scene-wash: var(--paper);
  --scene-stroke: 1.75;
  & > svg {
    max-width: 18rem;
    padding: 1.25rem;
  }
`;

/* To the edge of the window, and as high as the words beside it. */
export const PhotoPlace = styled(Picture)`
  & img {
    aspect-ratio: 8 / 5;
    max-height: 24rem;
  }
  @media screen and (min-width: 48em) {
    & img {
      position: absolute;
      inset: 0;
      height: 100%;
      max-height: none;
    }
  }
`;

/* From the right side to under the words, where it fades into their ground. */
export const BackdropPlace = styled(PhotoPlace)`
  @media screen and (min-width: 48em) {
    grid-area: 1 / 1 / 2 / -1;
    justify-self: end;
    width: 54vw;
    background: none;
    /* Not quite to the left, where a zoomed window would show its edge beside what covers it. */
    & img {
      left: 2px;
      object-position: 45% 78%;
    }
    /* A whole van is worth more than a sky. */
    @media (width < 64em) {
      & img {
        inset: auto auto 0;
        height: 76%;
        mask: linear-gradient(#0000, #000 40%);
      }
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(to right, var(--band) 4%, transparent 13%);
    }
  }
`;
