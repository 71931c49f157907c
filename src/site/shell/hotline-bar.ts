/** The header and the call bar cover the ends of the window. */
const MARGINS = '-64px 0px -64px';

let watching: IntersectionObserver | undefined;

/**
 * While a part that says to call somebody else first (`data-first`) is in the window, a second call bar stands in the
 * place of ours and calls that number. It is a child of `body`, where React does not look. Call it for each page that
 * is shown; without it the bar always calls us.
 */
export function watchHotlines(): void {
  watching?.disconnect();
  show(undefined);
  const marks = [...document.querySelectorAll<HTMLElement>('main [data-first]')];
  if (!marks.length) return;
  const seen = new Map<Element, boolean>();
  const parts = marks.map((mark) => mark.closest('li, section')!);
  watching = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting);
      show(marks[parts.findIndex((part) => seen.get(part))]);
    },
    { rootMargin: MARGINS },
  );
  for (const part of parts) watching.observe(part);
}

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
