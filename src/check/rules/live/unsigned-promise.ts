import { ofBusiness } from '../../documents/ledger';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const unsignedPromise: Rule = {
  code: 'unsigned-promise',
  severity: 'error',
  gate: 'live',
  summary: 'A claim is a promise that the owner of the business has not signed.',
  example: {
    before: '{ "id": "reminders", …, "provenance": "promise" }',
    after: '{ "id": "reminders", …, "provenance": "policy" }',
  },
  scope: 'site',
  *check(site) {
    for (const [index, { id, provenance }] of (ofBusiness(site, 'claims') ?? []).entries()) {
      const location = { path: ['claims', index, 'provenance'], part: 'value' as const };
      if (provenance === 'promise') yield { document: site.business!, location, words: words(id) };
    }
  },
};

const words = (id: string): Words => ({
  message: `The owner of the business has not signed the promise "${id}".`,
  fix: `Ask the owner. Once it is signed, write "policy". Otherwise take {claim.${id}} out of the pages, and the claim too.`,
  why: 'Customers could hold the business to a promise that nobody there has made.',
});
