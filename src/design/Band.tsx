import { css, styled } from 'styled-components';

/** The colours of a dark ground in both themes, and of what stands on it. */
export const bandColours = css`
  --ink: var(--on-band);
  --text: var(--on-band-muted);
  --edge: var(--on-band-muted);
  --brand: var(--on-band);
  --focus: var(--on-band);
  --focus-halo: var(--band);
  --mark-accent: var(--brand-bright);
  background: var(--band);
  color: var(--text);
`;

export const Band = styled.div`
  ${bandColours}
`;
