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
  for (const block of document.querySelector('main > div')?.children ?? [])
    heights.set(block, block.getBoundingClientRect().height);
}

/**
 * Has a page that was just drawn laid out near the window first, and the rest a block at a time when nothing else is
 * to do. On return its blocks are as high as they were, so that the place in it is the same; a page that is new is
 * shown from its top.
 */
export function layOutInView(page: ParentNode, isReturn: boolean): void {
  const later = ([...page.children] as HTMLElement[]).slice(1);
  if (isReturn ? !later.every((block) => heights.has(block)) : location.hash) return;
  for (const block of later) {
    block.style.contentVisibility = 'auto';
    // A block that was never laid out shows its height only in the length of the scroll bar.
    if (isReturn) block.style.height = `${heights.get(block)}px`;
    else block.style.containIntrinsicSize = 'auto 600px';
  }
  void layOut(later);
}

async function layOut(blocks: HTMLElement[]): Promise<void> {
  await idle();
  for (const { style } of blocks) {
    style.cssText = '';
    await new Promise(requestAnimationFrame);
  }
}
