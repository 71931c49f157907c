import { isUnit, UNITS, unitsOf } from '../../../content/wording/units';
import { nearest } from '../../nearest';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { listOf, replacing } from '../../words';
import { claimPath, currencyOf, figuresIn } from './claims';

export const unknownUnit: Rule = {
  code: 'unknown-unit',
  severity: 'error',
  summary: 'The unit of a claim is no code of a unit, so no language can write it.',
  example: { before: '"value": 20, "unit": "minuts"', after: '"value": 20, "unit": "minute"' },
  scope: 'site',
  *check(site) {
    const currency = currencyOf(site);
    for (const claim of figuresIn(site)) {
      if (isUnit(claim.unit)) continue;
      const { fix, insert } = replacing(nearest(claim.unit, unitsOf(currency)), `Write ${choices(currency)}.`);
      const message = `"${claim.unit}", the unit of the claim "${claim.id}", is not one of the units.`;
      const why = 'Visitors would read a bare number, and could not tell minutes from hours.';
      yield atValue(site.business!, claimPath(claim, 'unit'), { message, fix, why }, { insert });
    }
  },
};

const choices = (currency: string) =>
  `${listOf(UNITS, 'or')}; for money "${currency}" or "${currency}-per-hour" (or per another of these); ` +
  '"count" for what the text names beside the number, or "rating" for stars; words alone have no value and no unit';
