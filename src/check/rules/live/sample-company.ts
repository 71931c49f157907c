import { sampleCompany as words } from '../../messages/live';
import type { Rule } from '../../rule';
import { isStandIn } from './stand-in';
import { isObject } from '../../judge/schema-walk';

export const sampleCompany: Rule = {
  code: 'sample-company',
  severity: 'error',
  gate: 'live',
  summary: 'What the law wants said of the company is a sample.',
  example: { before: '"number": "00000000"', after: '"number": "07654321"' },
  *check(site) {
    const document = site.business;
    const company = document && isObject(document.value) ? document.value['company'] : undefined;
    if (!document || !isObject(company)) return;
    for (const [field, value] of Object.entries(company)) {
      if (typeof value === 'string' && isStandIn(value)) yield { document, location: { path: ['company', field], part: 'value' }, words: words(field) };
    }
  },
};
