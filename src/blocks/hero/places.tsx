import { styled } from 'styled-components';

/* Where the picture of a hero stands. */

const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 0;
  overflow: hidden;
  background: var(--brand-tint);
  @media (max-width: 59.99em) {
    grid-column: 1 / -1;
  }
  @media (min-width: 60em) {
    grid-column: 3 / -1;
  }
  @media print {
    display: none;
  }
`;

/* All of the map is seen, and the land goes on beside it. */
export const MapPlace = styled(Picture)`
  --map-land: var(--paper);
  &[data-near] {
    --map-land: var(--mist);
    background: var(--mist);
  }
  & > svg {
    max-height: 30rem;
    overflow: visible;
  }
  & > p {
    position: absolute;
    inset: auto auto 0 0;
    padding: 0.25rem 0.75rem;
    border-start-end-radius: var(--radius-s);
    background: var(--paper);
  }
  @media (max-width: 59.99em) {
    &[data-answers] {
      aspect-ratio: 4 / 3;
      max-height: 24rem;
    }
    /* The pin stands above the answer. */
    &[data-answers][data-near] > svg {
      position: absolute;
      inset: -8rem 0 auto;
      max-height: none;
    }
  }
  @media (min-width: 60em) {
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
  @media (min-width: 60em) {
    & > svg {
      max-width: 34rem;
      padding: 2.5rem;
    }
  }
`;

export const PhotoPlace = styled(Picture)`
  & img {
    aspect-ratio: 16 / 10;
    max-height: 24rem;
  }
  @media (min-width: 60em) {
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
  & img {
    aspect-ratio: 4 / 3;
  }
  @media (min-width: 60em) {
    grid-area: 1 / 1 / 2 / -1;
    justify-self: end;
    width: 58vw;
    max-width: 100%;
    background: none;
    & img {
      object-position: 50% 78%;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      --fade: color-mix(in srgb, var(--band) 60%, transparent);
      background: linear-gradient(to right, var(--band), var(--fade) 16%, transparent 36%);
    }
  }
`;
