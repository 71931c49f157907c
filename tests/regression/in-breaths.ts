import { setImmediate } from 'node:timers/promises';

const BREATH = 20;

/**
 * Long work of many parts. It lets go now and then, because a runner that hears nothing for a minute gives the test up.
 */
export async function inBreaths<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(work(item, results.length));
    if (results.length % BREATH === 0) await setImmediate();
  }
  return results;
}
