import { ofBusiness } from '../../documents/ledger';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';
import { isStandIn } from './stand-in';

export const sampleCompany: Rule = {
  code: 'sample-company',
  severity: 'error',
  gate: 'live',
  summary: 'What the law wants said of the business is a sample.',
  example: {
    before: '{ "id": "number", …, "value": "00000000" }',
    after: '{ "id": "number", …, "value": "07654321" }',
  },
  scope: 'site',
  *check(site) {
    for (const [index, { label, value }] of (ofBusiness(site, 'registration') ?? []).entries()) {
      const location = { path: ['registration', index, 'value'], part: 'value' as const };
      if (isStandIn(value)) yield { document: site.business!, location, words: words(label) };
    }
  },
};

const words = (label: string): Words => ({
  message: `The ${quote(label)} of the business is a sample.`,
  fix: 'Write what the register shows.',
  why: 'The law wants the true name and numbers of a business on its site.',
});
