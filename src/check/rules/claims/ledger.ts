import { deadLinksIn } from '../../documents/links';
import { writtenAt } from '../../../content/site';
import { pointerOf } from '../../../json/path';
import { CLAIM_FIELDS, claimsNamed, claimUses, renamedClaims } from '../../documents/claim-uses';
import { everyFileIsValid } from '../../documents/whole';
import { groupedBy } from '../../lists';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';
import { localeOf } from '../../texts/sentences';
import { tokenNames } from '../../texts/tokens';
import { counted, quote } from '../../words';
import { claimPath, claimsIn, figuresIn } from './claims';
import type { Claim } from './claims';
import { statesAnother } from './states-another';

const MAY_BE_NEGATIVE = ['celsius', 'degree', 'percent'];

export const claimMismatch: Rule = {
  code: 'claim-mismatch',
  severity: 'error',
  summary: 'The range of a claim goes from more to less or below zero, or its words state another than its value.',
  example: { before: '"value": [30, 15], "unit": "minute"', after: '"value": [15, 30], "unit": "minute"' },
  scope: 'site',
  *check(site) {
    for (const claim of figuresIn(site)) {
      const [least, most] = claim.value;
      if (least! < 0 && !MAY_BE_NEGATIVE.includes(claim.unit)) {
        yield atValue(site.business!, claimPath(claim, 'value'), {
          message: `The value of "${claim.id}" is below zero.`,
          fix: 'Take the sign "-" away.',
          why: 'Visitors would read a sum, a time or a number that there cannot be.',
        });
        continue;
      }
      if (statesAnother(claim, localeOf(site))) {
        const value = claim.value.join('–');
        const words = {
          message: `The words of "${claim.id}" are ${quote(claim.text)}, and its value is ${value} ${claim.unit}.`,
          fix: 'Correct the one that is wrong. Without "text" the words are made from value and unit.',
          why: 'Visitors would read one figure, and search engines and sums would go by the other.',
        };
        const related = [beside(site.business!, claimPath(claim, 'value'), `Here it is ${value}.`)];
        yield atValue(site.business!, claimPath(claim, 'text'), words, { related });
      }
      if (most === undefined || least! <= most) continue;
      const turned = `[${most}, ${least}]`;
      const words = {
        message: `The range of "${claim.id}" goes from more to less.`,
        fix: `Write ${turned} in its place.`,
        why: 'Visitors would read a figure that nobody can keep to.',
      };
      yield atValue(site.business!, claimPath(claim, 'value'), words, { insert: turned });
    }
  },
};

export const overdueClaim: Rule = {
  code: 'overdue-claim',
  severity: 'warning',
  summary: 'The day has passed on which somebody had to see whether a claim is still true.',
  example: { before: '"reviewBy": "2024-03-31"', after: '"reviewBy": "2027-03-31", when it is still true' },
  scope: 'site',
  *check(site) {
    const { today = '' } = site.setting;
    const overdue = claimsIn(site).filter(({ reviewBy = today }) => reviewBy < today);
    const placeOf = (claim: Claim) => pointerOf(writtenAt(site.business!, claimPath(claim, 'reviewBy')).path);
    for (const [first, ...others] of groupedBy(overdue, placeOf).values()) {
      const { id, text, reviewBy } = first!;
      const rest = others.length > 0 ? ` and ${counted(others.length, 'claim')} beside it` : '';
      yield atValue(site.business!, claimPath(first!, 'reviewBy'), {
        message: `"${id}" (${text})${rest} should have been looked at by ${reviewBy}.`,
        fix: 'See whether it is still true, correct it if not, and write the day of the next review in "reviewBy".',
        why: 'Visitors rely on figures that were true once; after this day nobody can say whether they still are.',
      });
    }
  },
};

/** Drafts count as pages that use it, and so does the site file itself, such as the rating of all pages. */
export const unusedClaim: Rule = {
  code: 'unused-claim',
  severity: 'warning',
  summary: 'No page uses a claim of the site.',
  example: { before: '{ "id": "old-price", … }', after: 'The claim is taken out, or a page says {claim.old-price}.' },
  scope: 'site',
  uses: [tokenNames, CLAIM_FIELDS],
  *check(site) {
    // An unreadable page may be one that uses it.
    if (!everyFileIsValid(site)) return;
    const lostIds = renamedClaims(site);
    for (const claim of claimsIn(site)) {
      if (claimsNamed(site).has(claim.id)) continue;
      const words = {
        message: `No page uses the claim "${claim.id}".`,
        fix: `Write {claim.${claim.id}} where a page says it, or take the claim out.`,
        why: 'Nobody sees it, and whoever looks after the figures has one more to keep true.',
      };
      // A use under another id is reported at the claim.
      const renamed = [...lostIds].flatMap(([id, now]) => (now === claim.id ? claimUses(site).get(id)! : []));
      const follows = [...renamed, ...deadLinksIn(site)];
      yield atValue(site.business!, claimPath(claim, 'id'), words, { follows });
    }
  },
};
