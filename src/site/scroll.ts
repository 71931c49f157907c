import type { DataRouter } from 'react-router-dom';
import { forgetHeights, rememberHeights } from './later-layout';

/**
 * Scroll positions of the history entries of this tab, kept in memory only. (The router's own component would keep
 * them in the session's storage; this site stores nothing of a visit on the device.)
 */
const positions = new Map<string, number>();

/** The entry whose page is drawn. The router is ahead of it while a page is on its way and while React draws it. */
let drawn = '';

/**
 * Remembers the position of the entry whose page is drawn whenever the router is about to leave it. Not when the page
 * is scrolled: browsers tell of that a frame later, when another page may be drawn already.
 */
export function rememberScroll(router: DataRouter): void {
  drawn = router.state.location.key;
  router.subscribe(({ navigation, location }) => {
    positions.set(drawn, scrollY);
    rememberHeights();
    // To take away what has the focus has browsers lay out first what is about to change.
    if (navigation.state === 'idle' && location.key !== drawn) (document.activeElement as HTMLElement | null)?.blur();
  });
  addEventListener('resize', forgetHeights);
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
