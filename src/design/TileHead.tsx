import { styled } from 'styled-components';

/** A heading with a photograph, which a phone shows as a tile before it, as it does those of cards. */
export const TileHead = styled.div`
  @container (width < 38rem) {
    display: flex;
    align-items: center;
    & img {
      flex: none;
      width: 6.5rem;
      margin: 0 1rem 0 0;
      aspect-ratio: 4 / 3;
      border-radius: var(--radius-s);
    }
  }
`;
