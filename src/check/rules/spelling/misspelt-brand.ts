import type { Rule } from '../../rule';
import { misspellingsIn } from './brand-names';

export const misspeltBrand: Rule = {
  code: 'misspelt-brand',
  severity: 'error',
  mayAllow: true,
  summary: 'A text means the name of the business, and writes it in another way.',
  example: { before: '"text": "Call Tapright at any hour."', after: '"text": "Call {brand} at any hour."' },
  check: (site) =>
    misspellingsIn(site)
      .filter(({ isCertain }) => isCertain)
      .map(({ diagnostic }) => diagnostic),
};
