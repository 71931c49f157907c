import { claimsIn, claimSpot } from './claims';
import type { Words } from '../../problem';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { tokensIn } from '../../texts/tokens';
import { isWhole } from '../../documents/whole';

/**
 * A draft counts as a page that uses it. What stands in the site file itself counts too, such as the rating of all
 * pages.
 */
export const unusedClaim: Rule = {
  code: 'unused-claim',
  severity: 'warning',
  summary: 'No page uses a claim of pages/_site.json.',
  example: { before: '{ "id": "old-price", … }', after: 'The claim is taken out, or a page says {claim.old-price}.' },
  scope: 'site',
  *check(site) {
    // What cannot be read may be what uses it.
    if (!isWhole(site)) return;
    const used = new Set<string>();
    for (const document of site.documents.values()) for (const claim of claimsUsed(document)) used.add(claim);
    for (const claim of claimsIn(site)) {
      if (!used.has(claim.id))
        yield { document: site.business!, location: claimSpot(claim, 'id'), words: words(claim) };
    }
  },
};

const claimsUsed = oncePer((document: SiteDocument): readonly string[] => [
  ...tokensIn(document).flatMap(({ name }) => (name?.startsWith('claim.') ? [name.slice('claim.'.length)] : [])),
  ...document.fields.flatMap(({ kind, value }) => (kind === 'claim' && typeof value === 'string' ? [value] : [])),
]);

const words = ({ id }: { id: string }): Words => ({
  message: `No page uses the claim "${id}".`,
  fix: `Write {claim.${id}} where a page says it, or take the claim out.`,
  why: 'Nobody sees it, and whoever looks after the figures has one more to keep true.',
});
