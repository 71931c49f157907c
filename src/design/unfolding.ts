import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For a `<details>`: it unfolds when an address leads to it. Until scripts run, a style sheet does that. */
export function useUnfolding(id: string | undefined) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (id && location.hash === `#${id}` && details.current) details.current.open = true;
  }, [id, location]);
  return details;
}
