import { claimsIn, claimSpot } from './claims';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const overdueClaim: Rule = {
  code: 'overdue-claim',
  severity: 'warning',
  summary: 'The day has passed on which somebody had to see whether a claim is still true.',
  example: { before: '"reviewBy": "2024-03-31"', after: '"reviewBy": "2027-03-31", when it is still true' },
  scope: 'site',
  *check(site) {
    const { today } = site.setting;
    if (today === undefined) return;
    for (const claim of claimsIn(site)) {
      if (claim.reviewBy === undefined || claim.reviewBy >= today) continue;
      yield {
        document: site.business!,
        location: claimSpot(claim, 'reviewBy'),
        words: words({ ...claim, reviewBy: claim.reviewBy }),
      };
    }
  },
};

const words = ({ id, text, reviewBy }: { id: string; text: string; reviewBy: string }): Words => ({
  message: `"${id}" (${text}) should have been looked at by ${reviewBy}.`,
  fix: 'See whether it is still true, correct it if not, and write the day of the next review in "reviewBy".',
  why: 'Visitors rely on figures that were true once; after this day nobody can say whether they still are.',
});
