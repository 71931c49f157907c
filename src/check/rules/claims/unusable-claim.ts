import { isCounted, isUnit, priceIn } from '../../../content/wording/units';
import { hourlyRate } from '../../../content/resolve/worked-price';
import { ownValue } from '../../../json/own-value';
import { CLAIM_FIELDS } from '../../documents/claim-uses';
import { oncePerText } from '../../once';
import { atValue } from '../../placed';
import type { SiteRule, Rule } from '../../rule';
import { eachIn } from '../../store';
import { listOf } from '../../words';
import { claimPath, claimsIn, currencyOf } from './claims';
import type { Claim } from './claims';

/** Why a claim cannot be used for something; nothing where it can. */
type Fault = (claim: Claim, currency: string) => string | undefined;

interface UseRule extends Omit<SiteRule, 'scope' | 'check' | 'uses'> {
  /** By the last step of a field's path: the use of the claim that it names, and the fault that spoils that use. */
  uses: Readonly<Record<string, { as: string; fault: Fault }>>;
  why: string;
}

const WORDS_ALONE = 'it is words alone, without a value';

/** A field names a claim that cannot be used there. One that does not exist is reported by `unknown-claim`. */
const useRule = ({ uses, why, ...rule }: UseRule): Rule => ({
  ...rule,
  scope: 'site',
  uses: [CLAIM_FIELDS],
  *check(site) {
    const claims = new Map(claimsIn(site).map((claim) => [claim.id, claim]));
    const currency = currencyOf(site);
    const wholeOf = oncePerText(() => ({}));
    for (const [document, { value, path }] of eachIn(CLAIM_FIELDS, site)) {
      const use = ownValue(uses, String(path.at(-1)));
      const claim = claims.get(String(value));
      if (!use || !claim) continue;
      const faultIn = (each: Claim) => (each.value.length === 0 ? WORDS_ALONE : use.fault(each, currency));
      const reason = faultIn(claim);
      if (!reason) continue;
      const fault = `The claim "${claim.id}" cannot be ${use.as}: ${reason}`;
      const fit = [...claims.values()].filter((each) => faultIn(each) === undefined).map(({ id }) => id);
      const fix =
        fit.length > 0
          ? `Write a claim that can be one, for example ${listOf(fit.slice(0, 3), 'or')}.`
          : 'Add such a claim to those of the site and write its id here.';
      const causes = (['value', 'unit', 'text'] as const).map((field) => claimPath(claim, field));
      const follows = causes.map((cause) => ({ document: site.business!, path: cause }));
      yield atValue(document, path, { message: `${fault}.`, fix, why }, { partOf: wholeOf(fault), follows });
    }
  },
});

export const unusablePrice = useRule({
  code: 'unusable-price',
  severity: 'error',
  summary: 'A sum is to be worked out from a claim that is no price of one hour.',
  example: { before: '"price": { "rate": "response", … }', after: '"price": { "rate": "hourly", … }' },
  uses: {
    rate: {
      as: 'the price of one hour',
      // A currency that does not exist is reported by itself, and so is a claim in other money or without a unit.
      fault: (claim, currency) =>
        priceIn(currency) === undefined ||
        (priceIn(claim.unit)?.currency ?? currency) !== currency ||
        !isUnit(claim.unit) ||
        hourlyRate(claim, currency)
          ? undefined
          : `it is ${claim.text}, and its unit is "${claim.unit}" and not "${currency}-per-hour"`,
    },
  },
  why: 'Visitors would find a job here without what it costs.',
});

export const unusableRating = useRule({
  code: 'unusable-rating',
  severity: 'error',
  summary: 'The rating of a page refers to a claim that is no average from 1 to 5, or no number of reviews.',
  example: { before: '"rating": { "value": "response", … }', after: '"rating": { "value": "home-rating", … }' },
  uses: {
    value: {
      as: 'an average of stars',
      fault: numberFault((number) => (number >= 1 && number <= 5 ? undefined : 'not from 1 to 5')),
    },
    count: {
      as: 'a number of reviews',
      fault: numberFault((number) => (Number.isInteger(number) && number >= 0 ? undefined : 'no whole number')),
    },
  },
  why: 'Search engines would be told a rating that nobody gave, and visitors would see no stars.',
});

/** A range is no number; time, money and shares are neither stars nor reviews. */
function numberFault(faultOf: (number: number) => string | undefined): Fault {
  return ({ value, unit, text }) => {
    const [number, ...more] = value as [number, ...number[]];
    if (more.length > 0) return `it is a range, "${text}"`;
    if (isCounted(unit) || priceIn(unit)) return `its unit is "${unit}"`;
    const fault = faultOf(number);
    return fault && `${number} is ${fault}`;
  };
}
