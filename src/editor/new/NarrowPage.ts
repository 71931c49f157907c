import { styled } from 'styled-components';

/** A screen with a few questions. */
export const NarrowPage = styled.main`
  max-width: 38rem;
  margin-inline: auto;
  padding: 1.5rem var(--space-s) 4rem;
`;
