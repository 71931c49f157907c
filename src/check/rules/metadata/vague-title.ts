import { soundOf } from '../../../content/sound';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { comparable } from '../../words';

export const vagueTitle: Rule = {
  code: 'vague-title',
  severity: 'warning',
  summary: 'A title says nothing of its page: the name of the business alone, or twice.',
  example: { before: '"title": "{brand}"', after: '"title": "Repairs day and night in Northgate | {brand}"' },
  scope: 'site',
  *check(site) {
    const { first = '', second = '' } = soundOf(site.business).brand ?? {};
    const brand = comparable(`${first} ${second}`);
    if (brand === '') return;
    for (const { page, head } of site.resolver?.heads() ?? []) {
      const parts = comparable(head.title).split(brand);
      const isBrandAlone = !/[\p{L}\p{N}]/u.test(parts.join(''));
      if (!isBrandAlone && parts.length < 3) continue;
      yield atValue(page, ['metadata', 'title'], {
        message: `The title "${head.title}" ${isBrandAlone ? 'does not say what this page is about' : 'says twice who we are'}.`,
        fix: 'Say what the page helps with, and whose it is once: for example "Repairs in Northgate | {brand}".',
        why: 'People choose among search results and browser tabs by the title.',
      });
    }
  },
};
