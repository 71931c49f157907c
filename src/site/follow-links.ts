import type { Visits } from './visits';

const OF_THIS_SITE = 'a[href^="/"]:not([target]), a[href^="#"]:not([target])';

/**
 * Follows every link of this site with one listener: a link is a plain `<a>`, which costs a page of
 * three hundred links nothing when it is drawn. This includes links to a part of the page, because a browser's own
 * history entries for them look alike. Until the page is hydrated a link is the browser's.
 */
export function followLinks(visits: Visits): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest(OF_THIS_SITE);
    const isForElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isForElsewhere || event.defaultPrevented || !document.documentElement.dataset.hydrated) return;
    event.preventDefault();
    void visits.navigate(link.getAttribute('href')!);
  });
}
