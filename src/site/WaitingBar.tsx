import { keyframes, styled } from 'styled-components';

const advance = keyframes`
  from { opacity: 1; transform: scaleX(.08); }
  to { opacity: 1; transform: scaleX(.92); }
`;

/** A line across the top while the next page is on its way over a slow line. */
export const WaitingBar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 100;
  height: 4px;
  background: var(--brand-bright);
  transform-origin: left;
  opacity: 0;
  pointer-events: none;
  &[data-waiting] {
    animation: ${advance} 8s cubic-bezier(0.1, 0.7, 0.2, 1) forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-waiting] {
      opacity: 1;
    }
  }
  @media print {
    display: none;
  }
`;
