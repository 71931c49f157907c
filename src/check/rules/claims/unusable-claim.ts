import { isCounted, isUnit, priceIn } from '../../../content/wording/units';
import { hourlyRate } from '../../../content/resolve/worked-price';
import { oncePerSiteFile, oncePerText } from '../../once';
import { atValue } from '../../placed';
import type { SiteRule, Rule } from '../../rule';
import type { SiteFileOnly } from '../../site';
import { listOf } from '../../words';
import { claimsIn, currencyOf } from './claims';
import type { Claim } from './claims';

/** Why a claim cannot be used for something; nothing where it can. */
type Fault = (claim: Claim) => string | undefined;

interface UseRule extends Omit<SiteRule, 'scope' | 'check' | 'uses'> {
  /** By the last step of a field's path: the use of the claim that it names, and the faults that spoil that use. */
  uses: Readonly<Record<string, { as: string; faults: (site: SiteFileOnly) => Fault }>>;
  why: string;
}

/** A field names a claim that cannot be used there. One that does not exist is reported by `unknown-claim`. */
const useRule = ({ uses, why, ...rule }: UseRule): Rule => {
  const judged = new Map(
    Object.entries(uses).map(([field, { as, faults }]) => [field, { as, judge: judgedBy(faults) }]),
  );
  return {
    ...rule,
    scope: 'site',
    *check(site) {
      const wholeOf = oncePerText((fault) => ({
        words: (count: number) => ({
          message: `${fault}, and ${count} places use it so.`,
          fix: 'Correct the claim, or write another one in each of these places.',
          why,
        }),
      }));
      for (const document of site.documents.values())
        for (const { kind, value, path } of document.fields) {
          const use = kind === 'claim' ? judged.get(String(path.at(-1))) : undefined;
          const { faulty, fit = [] } = use?.judge(site) ?? {};
          const fault = faulty?.get(String(value));
          if (!use || fault === undefined) continue;
          const said = `The claim "${String(value)}" cannot be ${use.as}: ${fault}`;
          const fix =
            fit.length > 0
              ? `Write a claim that can be one, for example ${listOf(fit.slice(0, 3), 'or')}.`
              : 'Add such a claim to those of the site and write its id here.';
          yield atValue(document, path, { message: `${said}.`, fix, why }, { partOf: wholeOf(said) });
        }
    },
  };
};

const judgedBy = (faults: (site: SiteFileOnly) => Fault) =>
  oncePerSiteFile((site) => {
    const fault = faults(site);
    const judged = new Map(claimsIn(site).map((claim) => [claim.id, fault(claim)]));
    return {
      faulty: judged,
      fit: [...judged].flatMap(([id, found]) => (found === undefined ? [id] : [])),
    };
  });

export const unusablePrice = useRule({
  code: 'unusable-price',
  severity: 'error',
  summary: 'A sum is to be worked out from a claim that is no price of one hour.',
  example: {
    before: '"price": { "rate": "average-response", "hours": 2 }',
    after: '"price": { "rate": "domestic-hourly", "hours": 2 }',
  },
  uses: {
    rate: {
      as: 'the price of one hour',
      faults: (site) => {
        const currency = currencyOf(site);
        // A currency that there is not is reported by itself, and so is a claim in other money or without a unit.
        const isCurrency = priceIn(currency) !== undefined;
        const isForeign = ({ unit }: Claim) => (priceIn(unit)?.currency ?? currency) !== currency;
        return (claim) =>
          !isCurrency || isForeign(claim) || !isUnit(claim.unit) || hourlyRate(claim, currency)
            ? undefined
            : `it is ${claim.text}, and its unit is "${claim.unit}" and not "${currency}-per-hour"`;
      },
    },
  },
  why: 'Visitors would find a job here without what it costs.',
});

export const unusableRating = useRule({
  code: 'unusable-rating',
  severity: 'error',
  summary: 'The rating of a page refers to a claim that is no average from 1 to 5, or no number of reviews.',
  example: {
    before: '"rating": { "value": "home-response", "count": "home-reviews" }',
    after: '"rating": { "value": "home-rating", "count": "home-reviews" }',
  },
  uses: {
    value: {
      as: 'an average of stars',
      faults: numberFaults((number) => (number >= 1 && number <= 5 ? undefined : 'not from 1 to 5')),
    },
    count: {
      as: 'a number of reviews',
      faults: numberFaults((number) => (Number.isInteger(number) && number >= 0 ? undefined : 'no whole number')),
    },
  },
  why: 'Search engines would be told a rating that nobody gave, and visitors would see no stars.',
});

/** A range is no number; time, money and shares are neither stars nor reviews. */
function numberFaults(faultOf: (number: number) => string | undefined): (site: SiteFileOnly) => Fault {
  return () =>
    ({ value, unit, text }) => {
      const [number, ...more] = value as [number, ...number[]];
      if (more.length > 0) return `it is a range, "${text}"`;
      if (isCounted(unit) || priceIn(unit)) return `its unit is "${unit}"`;
      const fault = faultOf(number);
      return fault && `${number} is ${fault}`;
    };
}
