import type { Rule } from '../../rule';
import { comparable } from '../../words';
import { brandOf, plainTitle } from './titles';

export const vagueTitle: Rule = {
  code: 'vague-title',
  severity: 'warning',
  summary: 'A title says nothing of its page: the name of the business alone, or twice.',
  example: { before: '"title": "{brand}"', after: '"title": "Repairs day and night in Northgate | {brand}"' },
  scope: 'site',
  *check(site) {
    const brand = comparable(brandOf(site));
    if (brand === '') return;
    for (const read of site.resolver?.heads() ?? []) {
      const parts = plainTitle(read).split(brand);
      const isBrandAlone = !/[\p{L}\p{N}]/u.test(parts.join(''));
      if (!isBrandAlone && parts.length < 3) continue;
      const { title } = read.head;
      yield {
        document: read.page,
        location: { path: ['metadata', 'title'], part: 'value' },
        words: {
          message: isBrandAlone
            ? `The title "${title}" does not say what this page is about.`
            : `The title "${title}" says twice who we are.`,
          fix: 'Say what the page helps with, and whose it is once: for example "Repairs in Northgate | {brand}".',
          why: 'People choose among search results and browser tabs by the title.',
        },
      };
    }
  },
};
