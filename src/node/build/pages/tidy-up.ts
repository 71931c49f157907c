import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Above this many pages the check leaves enough garbage that 0.2 s of collection pays. */
const MANY_PAGES = 3000;

/**
 * Returns the memory that nobody needs any more. The check of thousands of pages leaves hundreds of megabytes behind,
 * and beside threads at work the engine would only ask for more.
 */
export function tidyUpAfter(pages: number): void {
  if (pages <= MANY_PAGES) return;
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
