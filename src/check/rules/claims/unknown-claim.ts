import { idsIn } from '../../ledger';
import { unknownClaim as words } from '../../messages/site';
import { nearest } from '../../nearest';
import type { Rule } from '../../rule';

export const unknownClaim: Rule = {
  code: 'unknown-claim',
  severity: 'error',
  summary: 'A field names a claim that is not in pages/_site.json.',
  example: { before: '"rating": { "value": "home-ratng", "count": "home-reviews" }', after: '"rating": { "value": "home-rating", "count": "home-reviews" }' },
  *check(site) {
    const known = idsIn(site, 'claims');
    if (!known) return;
    for (const document of site.documents.values()) {
      for (const { kind, value, path } of document.fields) {
        if (kind !== 'claim' || typeof value !== 'string' || known.includes(value)) continue;
        const meant = nearest(value, known);
        yield { document, location: { path, part: 'value' }, words: words({ id: value, meant }), ...(meant && { insert: JSON.stringify(meant) }) };
      }
    }
  },
};
