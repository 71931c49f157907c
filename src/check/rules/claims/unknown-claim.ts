import { idsIn } from '../../documents/ledger';
import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const unknownClaim: Rule = {
  code: 'unknown-claim',
  severity: 'error',
  summary: 'A field names a claim that is not in pages/_site.json.',
  example: {
    before: '"rating": { "value": "home-ratng", "count": "home-reviews" }',
    after: '"rating": { "value": "home-rating", "count": "home-reviews" }',
  },
  scope: 'document',
  *check(document, site) {
    const known = idsIn(site, 'claims');
    if (!known) return;
    for (const { kind, value, path } of document.fields) {
      if (kind !== 'claim' || typeof value !== 'string' || known.includes(value)) continue;
      const meant = nearest(value, known);
      yield {
        document,
        location: { path, part: 'value' },
        words: words({ id: value, meant }),
        ...(meant && { insert: JSON.stringify(meant) }),
      };
    }
  },
};

const words = ({ id, meant }: { id: string; meant: string | undefined }): Words => ({
  message: `There is no claim "${id}" in pages/_site.json.${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant ? `Write "${meant}" in its place.` : 'Write the id of a claim that is there, or add the claim.',
  why: 'A figure that is in no claim cannot be shown, and nobody would look after it.',
});
