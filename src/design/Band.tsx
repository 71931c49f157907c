import { styled } from 'styled-components';

/** A dark ground in both themes, with the colours of what stands on it. */
export const Band = styled.div`
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
