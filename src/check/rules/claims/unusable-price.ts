import { hourlyRate } from '../../../content/worked-price';
import { localeOf } from '../../texts/sentences';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
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
  check: inEachDocumentBySiteFile((site) => {
    // A currency that there is not is told by itself.
    if (!Intl.supportedValuesOf('currency').includes(currencyOf(site))) return undefined;
    const setting = { locale: localeOf(site), currency: currencyOf(site) };
    const claims = new Map(claimsIn(site).map((claim) => [claim.id, claim]));
    // A claim in other money is told by itself too.
    const isForeign = ({ unit }: Claim) => /^[A-Z]{3}\b/.test(unit) && !unit.startsWith(setting.currency);
    const fit = [...claims.values()].filter((claim) => hourlyRate(claim, setting) !== undefined).map(({ id }) => id);
    return function* find(document) {
      for (const { kind, value, path } of document.fields) {
        const claim = kind === 'claim' && path.at(-1) === 'rate' ? claims.get(String(value)) : undefined;
        if (!claim || fit.includes(claim.id) || unitsMeant(site).has(claim.id) || isForeign(claim)) continue;
        yield { document, location: { path, part: 'value' }, words: words(claim, { fit, ...setting }) };
      }
    };
  }),
};

interface Fitting {
  fit: string[];
  currency: string;
}

const words = ({ id, unit, text }: { id: string; unit: string; text: string }, { fit, currency }: Fitting): Words => ({
  message: `No sum can be worked out from the claim "${id}": it is ${text}, and counts ${unit}.`,
  fix:
    fit.length > 0
      ? `Write a claim that is the price of one hour, for example ${listOf(fit.slice(0, 3), 'or')}.`
      : `Add a claim with one value and the unit "${currency} per hour" to pages/_site.json, and write its id here.`,
  why: 'Visitors would find a job here without what it costs.',
});
