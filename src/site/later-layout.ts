import { idle } from './idle';

/*
 * Blocks out of view are laid out when nothing else is to do, and only on a page that takes the place of another:
 * `content-visibility` for good would make the scroll bar, a reload and the place of a fragment a guess.
 */

/** Heights of blocks, as last seen in a window as wide as now. (Reading its width would lay the page out.) */
let heights = new WeakMap<Element, number>();

/** To be called when the window has another size. */
export function forgetHeights(): void {
  heights = new WeakMap();
}

/** Keeps how high the blocks of the page are. To be called before they leave the window. */
export function rememberHeights(): void {
  for (const block of document.querySelector('main > div > div')?.children ?? [])
    heights.set(block, block.getBoundingClientRect().height);
}

/** Has a page that was left laid out near the window first, each block as high as it was, so that its place is kept. */
export function layOutAgain({ children }: Element): void {
  const blocks = ([...children] as HTMLElement[]).slice(1);
  if (!blocks.every((block) => heights.has(block))) return;
  for (const block of blocks) block.style.height = `${heights.get(block)}px`;
  void layOut(blocks);
}

/** Has blocks below the window laid out later; until then their height shows in the length of the scroll bar alone. */
export function layOutLater(blocks: readonly Element[]): void {
  for (const { style } of blocks as HTMLElement[]) style.containIntrinsicSize = 'auto 600px';
  void layOut(blocks as HTMLElement[]);
}

async function layOut(blocks: readonly HTMLElement[]): Promise<void> {
  for (const { style } of blocks) style.contentVisibility = 'auto';
  await idle();
  for (const { style } of blocks) {
    style.cssText = '';
    await new Promise(requestAnimationFrame);
  }
}
