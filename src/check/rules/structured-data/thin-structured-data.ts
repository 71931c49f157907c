import type { Rule } from '../../rule';
import { missingProperty } from './not-shown';
import { flawsTold } from './told-to-search';

export const thinStructuredData: Rule = {
  code: 'thin-structured-data',
  severity: 'warning',
  summary: 'Search engines would not be told something that they show when they have it.',
  example: { before: 'an area whose page says nothing of its price range', after: '"priceRange": "€€"' },
  scope: 'site',
  *check(site) {
    for (const { document, location, flaw } of flawsTold(site)) {
      if (flaw.fault === 'could-have') yield { document, location, words: missingProperty(flaw) };
    }
  },
};
