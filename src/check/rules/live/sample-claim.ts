import { sampleClaim as words } from '../../messages/live';
import type { Rule } from '../../rule';
import { isObject } from '../../judge/schema-walk';

export const sampleClaim: Rule = {
  code: 'sample-claim',
  severity: 'error',
  gate: 'live',
  summary: 'A claim is a sample.',
  example: { before: '{ "id": "customers", …, "provenance": "sample" }', after: '{ "id": "customers", …, "provenance": "measured" }' },
  *check(site) {
    const document = site.business;
    const claims = document && isObject(document.value) ? document.value['claims'] : undefined;
    if (!document || !Array.isArray(claims)) return;
    for (const [index, claim] of claims.entries()) {
      if (isObject(claim) && claim['provenance'] === 'sample') yield { document, location: { path: ['claims', index, 'provenance'], part: 'value' }, words: words() };
    }
  },
};
