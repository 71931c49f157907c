import { isSparing } from './connection';
import { idle } from './idle';

/** Bytes of pages that may be fetched on mere chance, as long as the tab lives. */
const BUDGET = 100_000;

/** The path of another page of this site that a link leads to, which may be one of a drawing. */
function pathOf(link: Element): string | undefined {
  const { origin, pathname } = new URL(link.getAttribute('href')!, location.href);
  return origin === location.origin && pathname !== location.pathname ? pathname : undefined;
}

const LINKS = 'a[href^="/"]';
/** The dots of a map are in the window all at once, and the list beside it has the same pages. */
const LIKELY = `${LINKS}:not(svg *)`;
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** The path of another page of this site whose link somebody is at, unless data is saved. */
function intended({ target }: Event): string | undefined {
  const link = target instanceof Element && target.closest(LINKS);
  return link && !isSparing() ? pathOf(link) : undefined;
}

/** Calls back with the path of a link of this site that is pressed, before it is let go. */
export function watchPresses(prepare: (path: string) => void): void {
  addEventListener('pointerdown', (event) => {
    const path = intended(event);
    if (path) prepare(path);
  });
}

/**
 * Calls `fetchPage` with the path of a link of this site as soon as somebody seems about to follow it, and, while
 * nothing else is to do, with those of the links that are in the window. `fetchPage` gives the bytes that it took, 0
 * for what is there already; `onFailure` hears of what somebody was about to follow. Call the result whenever other
 * links are shown.
 */
export function installPrefetch(fetchPage: (path: string) => Promise<number>, onFailure: (error: unknown) => void) {
  const onIntent = (event: Event) => {
    const path = intended(event);
    if (path) fetchPage(path).catch(onFailure);
  };
  for (const sign of SIGNS) addEventListener(sign, onIntent, { passive: true });

  const shown = new Set<Element>();
  let left = BUDGET;
  let isBusy = false;
  const fetchShown = async () => {
    if (isBusy) return;
    isBusy = true;
    for (const link of shown) {
      await idle();
      if (left <= 0 || isSparing()) break;
      const path = shown.delete(link) && pathOf(link);
      if (path) left -= await fetchPage(path).catch(() => left);
    }
    isBusy = false;
  };

  const watching = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) shown.add(target);
      else shown.delete(target);
    }
    void fetchShown();
  });
  return function look() {
    watching.disconnect();
    shown.clear();
    document.querySelectorAll(LIKELY).forEach((link) => watching.observe(link));
  };
}
