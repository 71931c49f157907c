let watching: IntersectionObserver | undefined;

/**
 * Says on the document's element whether the page's main button that calls is in the window (`near`) or not (`away`):
 * the call bar comes when it goes. Call it for each page that is shown.
 */
export function watchMainCall(): void {
  const { dataset } = document.documentElement;
  const button = document.querySelector('[data-main-call] [data-do="call"]');
  watching?.disconnect();
  if (!button) {
    dataset.call = 'away';
    return;
  }
  // The header covers the top of the window.
  watching = new IntersectionObserver(
    ([entry]) => {
      dataset.call = entry!.intersectionRatio < 0.5 ? 'away' : 'near';
    },
    { rootMargin: '-64px 0px 0px', threshold: 0.5 },
  );
  watching.observe(button);
}
