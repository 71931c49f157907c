import { isObject } from '../../../json/is-object';
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
  *check(site) {
    const document = site.business;
    const list = document && isObject(document.value) ? document.value['registration'] : undefined;
    if (!document || !Array.isArray(list)) return;
    for (const [index, fact] of list.entries()) {
      if (!isObject(fact) || typeof fact['value'] !== 'string' || !isStandIn(fact['value'])) continue;
      const location = { path: ['registration', index, 'value'], part: 'value' as const };
      yield { document, location, words: words(String(fact['label'])) };
    }
  },
};

const words = (label: string): Words => ({
  message: `The ${quote(label)} of the business is a sample.`,
  fix: 'Write what the register shows.',
  why: 'The law wants the true name and numbers of a business on its site.',
});
