/** Calls `fetchPage` with the path of a link of this site as soon as somebody seems about to follow it. */
export function installPrefetch(fetchPage: (path: string) => void): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link && link.origin === location.origin && link.pathname !== location.pathname) fetchPage(link.pathname);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  events.forEach((event) => addEventListener(event, onIntent, { passive: true }));
  return () => events.forEach((event) => removeEventListener(event, onIntent));
}
