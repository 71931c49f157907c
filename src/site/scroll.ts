import { forgetPlaces, rememberPlaces } from './later-layout';
import type { Visits } from './visits';

/**
 * Scroll positions of the history entries of this tab, kept in memory only: this site stores nothing of a visit on the
 * device.
 */
const positions = new Map<string, number>();

/** The entry whose page is drawn. `Visits` is ahead of it while React draws another. */
let drawn = '';

/**
 * Remembers the position of the entry whose page is drawn whenever it is about to be left. Not when the page
 * is scrolled: browsers tell of that a frame later, when another page may be drawn already.
 */
export function rememberScroll(visits: Visits): void {
  drawn = visits.now.location.key;
  visits.subscribe(({ isWaiting, location, action }) => {
    if (location.key === drawn) return;
    positions.set(drawn, scrollY);
    rememberPlaces(action === 'POP' ? positions.get(location.key) : undefined);
    // Blur first: removing a focused element forces the browser to lay out what is about to change.
    if (!isWaiting) (document.activeElement as HTMLElement | null)?.blur();
  });
  addEventListener('resize', forgetPlaces);
  const restore = (how: ScrollRestoration) => () => {
    history.scrollRestoration = how;
  };
  restore('manual')();
  addEventListener('pagehide', restore('auto'));
  addEventListener('pageshow', restore('manual'));
}

/** Once the page of an entry is drawn: on return to where it was; else to the fragment; else to the top. */
export function restoreScroll({ key, hash, isReturn }: { key: string; hash: string; isReturn: boolean }): void {
  drawn = key;
  const saved = isReturn ? positions.get(key) : undefined;
  if (saved !== undefined) return scrollTo({ top: saved, behavior: 'instant' });
  const target = document.getElementById(fragmentOf(hash));
  // With both of them the browser need not lay the page out to know how far it goes.
  if (!target) return scrollTo({ left: 0, top: 0, behavior: 'instant' });
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
