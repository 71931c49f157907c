/**
 * Scroll positions of the history entries of this tab, kept in memory only. (The router's own component would keep
 * them in the session's storage; this site stores nothing on the visitor's device.)
 */
const positions = new Map<string, number>();

/** Remembers the position of the entry that is shown, until `stop` is called. `currentKey` names the entry. */
export function rememberScroll(currentKey: () => string): () => void {
  history.scrollRestoration = 'manual';
  const remember = () => positions.set(currentKey(), scrollY);
  const handBack = () => {
    history.scrollRestoration = 'auto';
  };
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('scroll', remember, { passive: true });
  addEventListener('pagehide', handBack);
  addEventListener('pageshow', takeOver);
  return () => {
    removeEventListener('scroll', remember);
    removeEventListener('pagehide', handBack);
    removeEventListener('pageshow', takeOver);
    handBack();
  };
}

/** On return to where it was; else to the fragment; else to the top. */
export function restoreScroll({ key, hash, isReturn }: { key: string; hash: string; isReturn: boolean }): void {
  const known = isReturn ? positions.get(key) : undefined;
  if (known !== undefined) return scrollTo({ top: known, behavior: 'instant' });
  const target = document.getElementById(fragmentOf(hash));
  if (!target) return scrollTo({ top: 0, behavior: 'instant' });
  target.scrollIntoView();
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** The name in a fragment; as it was written where it is no valid encoding. */
function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
