import { styled } from 'styled-components';

/** Paragraphs, lists and figures that are read as one, under each other. */
export const Reading = styled.div`
  display: grid;
  gap: 0.75rem;
`;
