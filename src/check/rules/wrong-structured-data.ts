import { wrongProperty } from '../messages/structured-data';
import type { Rule } from '../rule';
import { flawsTold } from '../told-to-search';

export const wrongStructuredData: Rule = {
  code: 'wrong-structured-data',
  severity: 'error',
  summary: 'Search engines would be told something that cannot be: a time such as 25:00, an average above 5, an address that is not whole.',
  example: { before: '"hours": { "opens": "00:00", "closes": "24:00", … }', after: '"hours": { "opens": "00:00", "closes": "23:59", … }' },
  *check(site) {
    for (const { document, spot, flaw } of flawsTold(site)) {
      if (flaw.fault === 'wrong') yield { document, spot, words: wrongProperty(flaw) };
    }
  },
};
