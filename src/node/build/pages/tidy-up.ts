import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is left of the check of more pages is worth the fifth of a second in which memory is looked through. */
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
