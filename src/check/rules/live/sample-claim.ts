import { ofBusiness } from '../../documents/ledger';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const sampleClaim: Rule = {
  code: 'sample-claim',
  severity: 'error',
  gate: 'live',
  summary: 'A claim is a sample.',
  example: {
    before: '{ "id": "customers", …, "provenance": "sample" }',
    after: '{ "id": "customers", …, "provenance": "measured" }',
  },
  scope: 'site',
  *check(site) {
    for (const [index, { provenance }] of (ofBusiness(site, 'claims') ?? []).entries()) {
      const location = { path: ['claims', index, 'provenance'], part: 'value' as const };
      if (provenance === 'sample') yield { document: site.business!, location, words: words() };
    }
  },
};

const words = (): Words => ({
  message: 'This claim is a sample.',
  fix:
    'Write the real figure, and where it comes from: "measured" from your records, or "policy" for a price or ' +
    'promise.',
  why: 'Visitors of a real site would be told something that is not true.',
});
