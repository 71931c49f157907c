import { sampleCompany as words } from '../../messages/live';
import type { Rule } from '../../rule';
import { isStandIn } from './stand-in';
import { isObject } from '../../judge/schema-walk';

export const sampleCompany: Rule = {
  code: 'sample-company',
  severity: 'error',
  gate: 'live',
  summary: 'What the law wants said of the business is a sample.',
  example: { before: '{ "id": "number", …, "value": "00000000" }', after: '{ "id": "number", …, "value": "07654321" }' },
  *check(site) {
    const document = site.business;
    const list = document && isObject(document.value) ? document.value['registration'] : undefined;
    if (!document || !Array.isArray(list)) return;
    for (const [index, fact] of list.entries()) {
      if (!isObject(fact) || typeof fact['value'] !== 'string' || !isStandIn(fact['value'])) continue;
      yield { document, location: { path: ['registration', index, 'value'], part: 'value' }, words: words(String(fact['label'])) };
    }
  },
};
