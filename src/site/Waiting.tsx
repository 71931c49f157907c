import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';

/** Before this a visitor would only see a flicker, and a page that is in memory would wait for it to be painted. */
const PATIENCE_MS = 300;

const advance = keyframes`
  from { opacity: 1; transform: scaleX(.08); }
  to { opacity: 1; transform: scaleX(.92); }
`;

const Bar = styled.div`
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

/** A line across the top while the next page is on its way over a slow line. */
export function Waiting() {
  const isWaiting = useNavigation().state !== 'idle';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return <Bar aria-hidden="true" data-waiting={isLong ? '' : undefined} />;
}
