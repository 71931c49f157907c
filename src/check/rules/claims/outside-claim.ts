import { validPartsOf } from '../../../content/valid-parts';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';
import { claimPath, claimsIn } from './claims';

/** A claim of one figure is the most. */
export const outsideClaim: Rule = {
  code: 'outside-claim',
  severity: 'error',
  summary: 'The response time of an area page lies outside the claim that pages/_site.json names for all of them.',
  example: { before: '"responseMinutes": 45, where the claim says 20 to 30 minutes', after: '"responseMinutes": 30' },
  scope: 'site',
  *check(site) {
    const id = validPartsOf(site.business).areaFigures?.responseClaim;
    const claim = claimsIn(site).find((each) => each.id === id);
    if (claim?.unit !== 'minute') return;
    const [least, most] = claim.value.length > 1 ? claim.value : [0, claim.value[0]];
    if (least! > most!) return;
    for (const page of site.pages) {
      const minutes = validPartsOf(page).facts?.responseMinutes;
      if (minutes === undefined || (minutes >= least! && minutes <= most!)) continue;
      const words = {
        message: `${minutes} minutes lie outside "${claim.id}", which says ${claim.text}.`,
        fix: 'Correct the one that is wrong.',
        why: 'Visitors would read two different times on two pages, and choose by one of them whom they call.',
      };
      const related = [beside(site.business!, claimPath(claim, 'value'), `Here it is ${claim.text}.`)];
      yield atValue(page, ['facts', 'responseMinutes'], words, { related });
    }
  },
};
