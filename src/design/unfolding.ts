import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * For a `<details>`: it unfolds when an address leads to it, and begins open on the screens of a media query. Until
 * scripts run, a style sheet does that.
 */
export function useUnfolding(id: string | undefined, openOn?: string) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useLayoutEffect(() => {
    if (openOn && details.current && matchMedia(openOn).matches) details.current.open = true;
  }, [openOn]);
  useEffect(() => {
    if (id && location.hash === `#${id}` && details.current) details.current.open = true;
  }, [id, location]);
  return details;
}
