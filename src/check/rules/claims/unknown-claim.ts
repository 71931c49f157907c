import { CLAIM_FIELDS, claimUses, goneAs, renamedClaims } from '../../documents/claim-uses';
import { idsIn } from '../../documents/business';
import { nearest } from '../../nearest';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { eachIn } from '../../store';
import { replacing } from '../../words';

export const unknownClaim: Rule = {
  code: 'unknown-claim',
  severity: 'error',
  summary: 'A field names a claim that the site does not have.',
  example: { before: '"rating": { "value": "home-ratng", … }', after: '"rating": { "value": "home-rating", … }' },
  scope: 'site',
  uses: [CLAIM_FIELDS],
  *check(site) {
    const ids = idsIn(site, 'claims');
    for (const [document, { value, path }] of ids ? eachIn(CLAIM_FIELDS, site) : []) {
      if (typeof value !== 'string' || ids!.includes(value)) continue;
      const isRenamed = claimUses(site).get(value)!.length > 1 && renamedClaims(site).has(value);
      const intended = isRenamed ? undefined : nearest(value, ids!);
      const orElse = 'Write the id of a claim that is there, or add the claim.';
      const { question, fix, insert } = replacing(intended, orElse);
      const message = `There is no claim "${value}".${question}`;
      const why = 'A figure that is in no claim cannot be shown, and nobody would look after it.';
      const partOf = intended ? undefined : goneAs(site)(`claim.${value}`);
      yield atValue(document, path, { message, fix, why }, { insert, partOf });
    }
  },
};
