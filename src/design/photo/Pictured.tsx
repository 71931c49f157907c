import { styled } from 'styled-components';

/** Where a photograph stands beside words, or above them on a phone. */
export const Pictured = styled.div`
  & img {
    aspect-ratio: 4 / 3;
    max-height: min(28.5rem, 50vw);
    border-radius: var(--radius-m);
  }
  @media print {
    display: none;
  }
`;
