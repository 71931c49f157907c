import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { missingProperty, NOT_SHOWN } from './not-shown';
import { flawsTold } from './told-to-search';

export const incompleteStructuredData: Rule = {
  code: 'incomplete-structured-data',
  severity: 'error',
  summary: 'Search engines would not be told what they ask for: a name, an address, a number.',
  example: {
    before: 'an area about which search engines are told no address',
    after: '"locality": "Northgate", "code": "NG1"',
  },
  scope: 'site',
  *check(site) {
    for (const { document, location, flaw } of flawsTold(site)) {
      if (flaw.fault === 'lacks') yield { document, location, words: missingProperty(flaw) };
      if (flaw.fault === 'businesses') yield { document, location, words: secondBusiness(flaw.count) };
    }
  },
};

const secondBusiness = (count: number): Words => ({
  message: `Search engines are told of ${count} businesses on this page, but there is one.`,
  fix: 'Tell whoever looks after the software.',
  why: NOT_SHOWN,
});
