import type { Rule } from '../../rule';
import { misspellingsIn } from './brand-names';

export const doubtfulBrand: Rule = {
  code: 'doubtful-brand',
  severity: 'warning',
  summary: 'A word of a text may be meant as the name of the business.',
  example: { before: '"text": "Call Tabright at any hour."', after: '"text": "Call {brand} at any hour."' },
  check: (site) =>
    misspellingsIn(site)
      .filter(({ isCertain }) => !isCertain)
      .map(({ diagnostic }) => diagnostic),
};
