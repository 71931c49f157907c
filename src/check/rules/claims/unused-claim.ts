import { claimsIn, claimSpot } from './claims';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { tokensIn } from '../../tokens';
import { isWhole } from '../../whole';

/**
 * A draft counts as a page that uses it. What stands in the site file itself counts too, such as the rating of all
 * pages.
 */
export const unusedClaim: Rule = {
  code: 'unused-claim',
  severity: 'warning',
  summary: 'No page uses a claim of pages/_site.json.',
  example: { before: '{ "id": "old-price", … }', after: 'The claim is taken out, or a page says {claim.old-price}.' },
  *check(site) {
    // What cannot be read may be what uses it.
    if (!isWhole(site)) return;
    const used = new Set<string>();
    for (const document of site.documents.values()) {
      for (const { name } of tokensIn(document)) if (name?.startsWith('claim.')) used.add(name.slice('claim.'.length));
      for (const { kind, value } of document.fields) if (kind === 'claim' && typeof value === 'string') used.add(value);
    }
    for (const claim of claimsIn(site)) {
      if (!used.has(claim.id))
        yield { document: site.business!, location: claimSpot(claim, 'id'), words: words(claim) };
    }
  },
};

const words = ({ id }: { id: string }): Words => ({
  message: `No page uses the claim "${id}".`,
  fix: `Write {claim.${id}} where a page says it, or take the claim out.`,
  why: 'Nobody sees it, and whoever looks after the figures has one more to keep true.',
});
