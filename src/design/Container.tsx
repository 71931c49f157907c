import { styled } from 'styled-components';

/** The column that everything lines up with: at most 72rem, with the gutter on both sides. */
export const Container = styled.div`
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
