import { isObject } from '../../../json/is-object';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

const MISLED = 'Visitors of a real site would be told something that is not true.';

export const sampleClaim: Rule = {
  code: 'sample-claim',
  severity: 'error',
  gate: 'live',
  summary: 'A claim is a sample.',
  example: {
    before: '{ "id": "customers", …, "provenance": "sample" }',
    after: '{ "id": "customers", …, "provenance": "measured" }',
  },
  *check(site) {
    const document = site.business;
    const claims = document && isObject(document.value) ? document.value['claims'] : undefined;
    if (!document || !Array.isArray(claims)) return;
    for (const [index, claim] of claims.entries()) {
      if (isObject(claim) && claim['provenance'] === 'sample') yield {
        document, location: { path: ['claims', index, 'provenance'], part: 'value' }, words: words(),
      };
    }
  },
};

const words = (): Words => ({
  message: 'This claim is a sample.',
  fix: 'Write the real figure, and where it comes from: "measured" from your records, or "policy" for a price or '
    + 'promise.',
  why: MISLED,
});
