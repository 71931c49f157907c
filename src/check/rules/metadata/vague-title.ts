import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { tokensIn } from '../../texts/tokens';
import { comparable } from '../../words';
import { brandOf, plainTitle } from './titles';

/** What programs call a page that nobody has named. */
const UNNAMED =
  /^(?:untitled(?: \p{L}+)?|test|sample|blank|(?:(?:new|blank|test|sample|default|my|your) )?(?:web ?)?(?:page|site|document|title|home|home ?page|index|main|welcome(?: to)?|post|start))?[\s\d().]*$/u;

/** Whether its title is made of the name among its facts: `{area.name}`. */
const isOfName = (page: SiteDocument) =>
  tokensIn(page).some(
    ({ path: [of, field], name }) => of === 'metadata' && field === 'title' && name?.endsWith('.name'),
  );

export const vagueTitle: Rule = {
  code: 'vague-title',
  severity: 'warning',
  yieldsTo: ['placeholder-text'],
  summary: 'A title says nothing of its page: "Untitled", "Home", the name of the business alone or twice.',
  example: { before: '"title": "Home | {brand}"', after: '"title": "Repairs day and night in Northgate | {brand}"' },
  *check(site) {
    const brand = comparable(brandOf(site));
    for (const read of site.resolver?.heads() ?? []) {
      const parts = brand === '' ? [plainTitle(read)] : plainTitle(read).split(brand);
      const isUnnamed = UNNAMED.test(
        parts
          .join(' ')
          .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      );
      if (!isUnnamed && parts.length < 3) continue;
      const { title } = read.head;
      yield {
        document: read.page,
        location: { path: ['metadata', 'title'], part: 'value' },
        ...(isOfName(read.page) && { follows: [{ document: read.page, path: ['facts', 'name'] }] }),
        words: {
          message: isUnnamed
            ? `The title "${title}" does not say what this page is about.`
            : `The title "${title}" says twice who we are.`,
          fix: 'Say what the page helps with, and whose it is once: for example "Repairs in Northgate | {brand}".',
          why: 'People choose among search results and browser tabs by the title.',
        },
      };
    }
  },
};
