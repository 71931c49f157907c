import { hourlyRate } from '../../../content/worked-price';
import { localeOf } from '../../texts/sentences';
import { oncePerSiteFile } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { listOf } from '../../words';
import { claimsIn, currencyOf } from './claims';
import type { Claim } from './claims';
import { unitsMeant } from './doubtful-unit';

/** A claim that does not exist is told by `unknown-claim`. */
export const unusablePrice: Rule = {
  code: 'unusable-price',
  severity: 'error',
  summary: 'A sum is to be worked out from a claim that is no price of one hour.',
  example: {
    before: '"price": { "rate": "average-response", "hours": 2 }',
    after: '"price": { "rate": "domestic-hourly", "hours": 2 }',
  },
  scope: 'document',
  *check(document, site) {
    const { unusable, ...fitting } = ratesOf(site);
    for (const { kind, value, path } of document.fields) {
      const claim = kind === 'claim' && path.at(-1) === 'rate' ? unusable.get(String(value)) : undefined;
      if (claim) yield { document, location: { path, part: 'value' }, words: words(claim, fitting) };
    }
  },
};

interface Fitting {
  fit: string[];
  currency: string;
}

const ratesOf = oncePerSiteFile((site): Fitting & { unusable: ReadonlyMap<string, Claim> } => {
  const currency = currencyOf(site);
  const setting = { locale: localeOf(site), currency };
  const isFit = (claim: Claim) => hourlyRate(claim, setting) !== undefined;
  // A currency that there is not is reported by itself, and so is a claim in other money.
  const isCurrency = Intl.supportedValuesOf('currency').includes(currency);
  const isForeign = ({ unit }: Claim) => /^[A-Z]{3}\b/.test(unit) && !unit.startsWith(currency);
  const isUnusable = (claim: Claim) => !isFit(claim) && !unitsMeant(site).has(claim.id) && !isForeign(claim);
  const all = isCurrency ? [...new Map(claimsIn(site).map((claim) => [claim.id, claim])).values()] : [];
  return {
    currency,
    fit: all.filter(isFit).map(({ id }) => id),
    unusable: new Map(all.filter(isUnusable).map((claim) => [claim.id, claim])),
  };
});

const words = ({ id, unit, text }: { id: string; unit: string; text: string }, { fit, currency }: Fitting): Words => ({
  message: `No sum can be worked out from the claim "${id}": it is ${text}, and counts ${unit}.`,
  fix:
    fit.length > 0
      ? `Write a claim that is the price of one hour, for example ${listOf(fit.slice(0, 3), 'or')}.`
      : `Add a claim with one value and the unit "${currency} per hour" to pages/_site.json, and write its id here.`,
  why: 'Visitors would find a job here without what it costs.',
});
