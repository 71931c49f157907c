import { styled } from 'styled-components';

/** A photograph that fills its room, its middle in view. */
export const Whole = styled.picture`
  display: contents;
  & > img {
    display: block;
    width: 100%;
    height: auto;
    background: var(--line);
    object-fit: cover;
  }
`;
