import { styled } from 'styled-components';

/** A line across the top while the next page is on its way over a slow line. */
export const WaitingBar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 100;
  height: 4px;
  background: var(--brand-bright);
  transform: scaleX(0.08);
  transform-origin: left;
  opacity: 0;
  pointer-events: none;
  &[data-waiting] {
    transform: scaleX(0.92);
    opacity: 1;
    transition: transform 8s ease-out;
  }
`;
