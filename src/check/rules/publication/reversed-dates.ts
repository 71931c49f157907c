import { reversedDates as words, shownFrom } from '../../messages/publication';
import type { Rule } from '../../rule';
import { isObject } from '../../judge/schema-walk';

export const reversedDates: Rule = {
  code: 'reversed-dates',
  severity: 'error',
  summary: 'The last day on which a page is shown lies before the first.',
  example: { before: '"publishFrom": "2027-06-01", "until": "2027-05-31"', after: '"publishFrom": "2027-05-01", "until": "2027-05-31"' },
  *check(site) {
    for (const document of site.pages) {
      const { publishFrom: from, until } = isObject(document.value) ? document.value : {};
      // Dates are in the order of their letters.
      if (typeof from !== 'string' || typeof until !== 'string' || until >= from) continue;
      yield {
        document, location: { path: ['until'], part: 'value' }, words: words({ from, until }),
        related: [{ document, location: { path: ['publishFrom'], part: 'value' }, message: shownFrom }],
      };
    }
  },
};
