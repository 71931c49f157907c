import { isObject } from '../../../json/is-object';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';
import { isStandIn } from './stand-in';

export const emptyAccreditation: Rule = {
  code: 'empty-accreditation',
  severity: 'error',
  gate: 'live',
  summary: 'An accreditation has no real number or body.',
  example: {
    before: '{ "id": "trade-body", …, "number": "000000" }',
    after: '{ "id": "trade-body", …, "number": "512345" }',
  },
  *check(site) {
    const document = site.business;
    const list = document && isObject(document.value) ? document.value['accreditations'] : undefined;
    if (!document || !Array.isArray(list)) return;
    for (const [index, each] of list.entries()) {
      if (!isObject(each)) continue;
      for (const field of ['body', 'number']) {
        const value = each[field];
        const isReal = typeof value === 'string' && !isStandIn(value) && (field === 'body' || /\d/.test(value));
        if (!isReal) yield {
          document, location: { path: ['accreditations', index, field], part: 'value' },
          words: words({ name: String(each['name']), field }),
        };
      }
    }
  },
};

const words = ({ name, field }: { name: string; field: string }): Words => ({
  message: `The accreditation ${quote(name)} has no real ${field}.`,
  fix: `Write the ${field} as the register shows it, or remove the accreditation.`,
  why: 'Visitors look such registrations up, and to claim one without having it is an offence.',
});
