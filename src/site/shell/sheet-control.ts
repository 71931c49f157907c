import { WIDE } from './widths';

const FOCUSABLE = 'summary, a[href], button:not(:disabled), [tabindex="0"]';

/**
 * Makes the open sheet a modal: the rest of the page is inert, Tab stays inside, Escape closes it and returns the
 * focus, and a link or a wider window closes it. Whether it is open stays a fact of the `<details>`, which a visitor
 * may have opened before this runs. `stop` leaves a plain `<details>`.
 */
export function controlSheet(details: HTMLDetailsElement): { close: () => void; stop: () => void } {
  const summary = details.querySelector('summary')!;
  const listening = new AbortController();
  const { signal } = listening;
  let release: (() => void) | undefined;

  const finishMove = () => {
    summary.setAttribute('aria-expanded', String(details.open));
    if (details.open) release ??= makeRestInert(details);
    if (details.open) return;
    release?.();
    release = undefined;
  };
  const close = () => {
    details.open = false;
    finishMove();
  };

  const wide = matchMedia(WIDE);
  wide.addEventListener('change', () => wide.matches && close(), { signal });
  details.addEventListener('toggle', finishMove, { signal });
  details.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('a')) close();
    },
    { signal },
  );
  addEventListener(
    'keydown',
    (event) => {
      if (!details.open) return;
      if (event.key === 'Tab') keepInside(details, event);
      if (event.key !== 'Escape') return;
      close();
      summary.focus();
    },
    { signal },
  );
  if (wide.matches) close();
  finishMove();

  return {
    close,
    stop: () => {
      listening.abort();
      release?.();
      release = undefined;
    },
  };
}

/** From the last control to the first and back; inertness alone would let the focus go to the browser's own bars. */
function keepInside(details: HTMLDetailsElement, event: KeyboardEvent): void {
  const controls = [...details.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.checkVisibility());
  const first = controls[0];
  const last = controls.at(-1);
  const inside = details.contains(document.activeElement);
  if (inside && document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Everything beside the element and beside its ancestors, save what announces itself. Call the result to undo it. */
function makeRestInert(element: Element): () => void {
  const changed: HTMLElement[] = [];
  for (let kept = element; kept.parentElement; kept = kept.parentElement) {
    if (kept === document.body) break;
    for (const other of kept.parentElement.children) {
      if (
        other === kept ||
        !(other instanceof HTMLElement) ||
        other.inert ||
        other.matches('script, style, link, [data-toasts]')
      )
        continue;
      other.inert = true;
      changed.push(other);
    }
  }
  return () =>
    changed.forEach((other) => {
      other.inert = false;
    });
}
