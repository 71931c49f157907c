/** The middle of the window. */
const MIDDLE = '-50% 0px';
/** The header and the call bar cover the ends of the window. */
const OPEN = '-64px 0px';

let watching: readonly IntersectionObserver[] = [];

/**
 * While a part that says to call somebody else first (`data-first`) is in the middle of the window, or its button is
 * in the window, a second call bar stands in the place of ours and calls that number. It is a child of `body`, where
 * React does not look. Call it for each page that is shown; without it the bar always calls us.
 */
export function watchHotlines(): void {
  for (const one of watching) one.disconnect();
  show(undefined);
  const marks = [...document.querySelectorAll<HTMLElement>('main [data-first]')];
  const seen = new Map<Element, boolean>();
  const pick = (within: (mark: HTMLElement) => Element) => marks.find((mark) => seen.get(within(mark)));
  const watch = (within: (mark: HTMLElement) => Element, rootMargin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting);
        show(pick(partOf) ?? pick(buttonOf));
      },
      { rootMargin },
    );
    for (const mark of marks) observer.observe(within(mark));
    return observer;
  };
  watching = [watch(partOf, MIDDLE), watch(buttonOf, OPEN)];
}

/** A row (`p`) stands over cards of which the rest are about something else, so it is a part of its own. */
const partOf = (mark: HTMLElement) => mark.closest('li, p, section')!;
const buttonOf = (mark: HTMLElement) => mark.querySelector('a')!;

function show(mark: HTMLElement | undefined): void {
  const words = mark?.dataset.first;
  const shown = document.querySelector<HTMLElement>('body > aside');
  if (shown?.ariaLabel === (words ?? null)) return;
  shown?.remove();
  document.documentElement.toggleAttribute('data-hotline', words !== undefined);
  if (!mark || !words) return;
  const bar = document.querySelector('#root aside')!.cloneNode(true) as HTMLElement;
  const link = bar.querySelector('a')!;
  bar.ariaLabel = words;
  link.href = mark.querySelector('a')!.href;
  link.lastElementChild!.textContent = words;
  document.body.append(bar);
}
