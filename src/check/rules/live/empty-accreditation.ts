import { ofBusiness } from '../../documents/ledger';
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
  scope: 'site',
  *check(site) {
    for (const [index, each] of (ofBusiness(site, 'accreditations') ?? []).entries()) {
      for (const field of ['body', 'number'] as const) {
        if (!isStandIn(each[field]) && (field === 'body' || /\d/.test(each[field]))) continue;
        const location = { path: ['accreditations', index, field], part: 'value' as const };
        yield { document: site.business!, location, words: words({ name: each.name, field }) };
      }
    }
  },
};

const words = ({ name, field }: { name: string; field: string }): Words => ({
  message: `The accreditation ${quote(name)} has no real ${field}.`,
  fix: `Write the ${field} as the register shows it, or remove the accreditation.`,
  why: 'Visitors look such registrations up, and to claim one without having it is an offence.',
});
