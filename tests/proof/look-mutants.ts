import type { Mutant } from './mutant';
import { plant, set } from './plant';

const SITE = 'pages/_site.json';

/** Colours that are too pale for what they are used for. */
export function* lookMutants(): Generator<Mutant> {
  for (const seed of ['ink', 'brand', 'call']) {
    for (const pale of ['#8CC8FF', '#F2B632', '#9A9A9A', '#FF5A5F', '#FFFFFF']) {
      const at = ['look', 'colours', seed];
      yield plant({ rule: 'weak-colour', file: SITE, how: `${seed} ${pale}`, change: set(at, pale), told: { at } });
    }
  }
}
