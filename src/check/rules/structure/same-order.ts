import { soundOf } from '../../../content/sound';
import { LISTED_KINDS } from '../../../kinds/named';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { SitePage } from '../../site';

/** Kinds with a folder of their own; where plain pages stand is a matter of menus. */
const KINDS = new Set<string>(LISTED_KINDS.flatMap(({ name, folder }) => (folder === '' ? [] : [name])));

export const sameOrder: Rule = {
  code: 'same-order',
  severity: 'warning',
  summary: 'Two pages of a kind have the same place in the order of their list.',
  example: { before: '"order": 30 in two pages of services', after: '"order": 30 in one, "order": 40 in the other' },
  scope: 'site',
  *check({ pages }) {
    const first = new Map<string, SitePage>();
    for (const page of pages) {
      const { order } = (soundOf(page).facts ?? {}) as { order?: unknown };
      if (typeof order !== 'number' || !KINDS.has(page.kind)) continue;
      const key = `${page.kind} ${order}`;
      const other = first.get(key);
      const location = { path: ['facts', 'order'], part: 'value' as const };
      if (!other) first.set(key, page);
      else
        yield {
          document: page,
          location,
          words: words(order, other.path),
          related: [{ document: other, location, message: 'It has the same place.' }],
        };
    }
  },
};

const words = (order: number, path: string): Words => ({
  message: `The page of ${path} has the place ${order} too.`,
  fix: 'Write another number: the lists of these pages go from the smallest to the largest.',
  why: 'Which of the two visitors are shown first would be left to the alphabet.',
});
