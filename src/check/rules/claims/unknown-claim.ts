import { isToldAtClaim } from '../../documents/claim-uses';
import { idsIn } from '../../documents/ledger';
import { nearest } from '../../nearest';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';

export const unknownClaim: Rule = {
  code: 'unknown-claim',
  severity: 'error',
  summary: 'A field names a claim that the site does not have.',
  example: {
    before: '"rating": { "value": "home-ratng", "count": "home-reviews" }',
    after: '"rating": { "value": "home-rating", "count": "home-reviews" }',
  },
  scope: 'site',
  *check(site) {
    const known = idsIn(site, 'claims');
    for (const document of known ? site.documents.values() : []) {
      for (const { kind, value, path } of document.fields) {
        if (kind !== 'claim' || typeof value !== 'string' || known!.includes(value)) continue;
        if (isToldAtClaim(site, value)) continue;
        const meant = nearest(value, known!);
        const words = {
          message: `There is no claim "${value}".${meant ? ` Did you mean "${meant}"?` : ''}`,
          fix: meant ? `Write "${meant}" in its place.` : 'Write the id of a claim that is there, or add the claim.',
          why: 'A figure that is in no claim cannot be shown, and nobody would look after it.',
        };
        yield atValue(document, path, words, { ...(meant && { insert: JSON.stringify(meant) }) });
      }
    }
  },
};
