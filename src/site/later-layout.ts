import { afterPaint } from './after-paint';
import { idle } from './idle';

/*
 * What is out of view is laid out after the first paint, and only on a page that takes the place of another:
 * `content-visibility` for good would make the scroll bar, a reload and the place of a fragment a guess. Before that
 * paint it is hidden, since "auto" also lays out what lies within three windows.
 */

/** Where a part of a page was last seen, in pixels of the document. */
interface Box {
  top: number;
  width: number;
  height: number;
  /** Whether no margin of its content reaches out of it, so that it stays as high without any. */
  isClosed: boolean;
}

/** Parts that get their own size back in one frame. */
const EACH_FRAME = 4;

/** In a window as wide as now. (Reading its width would lay the page out.) */
let boxes = new WeakMap<Element, Box>();
/** What will be seen of the page that comes next, where that is known, in pixels of the document. */
let view: { from: number; to: number } | undefined;

/** To be called when the window has another size. */
export function forgetPlaces(): void {
  boxes = new WeakMap();
}

/** Keeps where the parts of the page are before they leave the window, for a page that is scrolled as far as `next`. */
export function rememberPlaces(next: number | undefined): void {
  view = next === undefined ? undefined : { from: next, to: next + innerHeight };
  for (const block of document.querySelector('main > div > div')?.children ?? []) remember(block, true);
}

function remember(part: Element, isClosed: boolean): void {
  if (!(part instanceof HTMLElement)) return;
  const { top, width, height } = part.getBoundingClientRect();
  boxes.set(part, { top: top + scrollY, width, height, isClosed });
  if (height < innerHeight / 2) return;
  const areItems = keepsMargins(part);
  for (const child of part.children) remember(child, areItems || keepsMargins(child));
}

const keepsMargins = (element: Element) => /grid|flex/.test(getComputedStyle(element).display);

/** Has a page that was left laid out in the window first, each part as large as it was, so that its place is kept. */
export function layOutAgain({ children }: Element): void {
  const parts = view ? [...awayIn(children, view)] : [];
  for (const part of parts) {
    const { width, height } = boxes.get(part)!;
    Object.assign(part.style, { width: `${width}px`, height: `${height}px`, contentVisibility: 'hidden' });
  }
  void layOut(parts);
}

function* awayIn(parts: Iterable<Element>, { from, to }: { from: number; to: number }): Generator<HTMLElement> {
  for (const part of parts) {
    const box = boxes.get(part);
    if (!box) continue;
    const isAway = box.top > to || box.top + box.height < from;
    if (!isAway) yield* awayIn(part.children, { from, to });
    else if (box.isClosed) yield part as HTMLElement;
  }
}

/** Has blocks below the window laid out later; until then their height shows in the length of the scroll bar alone. */
export function layOutLater(blocks: readonly Element[]): void {
  const later = [...blocks] as HTMLElement[];
  for (const { style } of later) {
    style.containIntrinsicSize = 'auto 600px';
    style.contentVisibility = 'hidden';
  }
  const isSeen = (block: Element) => block.getBoundingClientRect().top + scrollY < innerHeight;
  while (later.length && isSeen(later[0]!)) later.shift()!.style.cssText = '';
  void layOut(later);
}

async function layOut(parts: readonly HTMLElement[]): Promise<void> {
  if (!parts.length) return;
  await new Promise<void>(afterPaint);
  for (const { style } of parts) style.contentVisibility = 'auto';
  await idle();
  for (const [at, { style }] of parts.entries()) {
    style.cssText = '';
    if (at % EACH_FRAME === EACH_FRAME - 1) await new Promise(requestAnimationFrame);
  }
}
