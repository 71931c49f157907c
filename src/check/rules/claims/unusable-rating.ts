import { unitCalled } from '../../../content/units';
import type { SiteFileOnly } from '../../site';
import { oncePerSiteFile } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { localeOf } from '../../texts/sentences';
import { listOf } from '../../words';
import { claimsIn, currencyOf } from './claims';
import type { Claim } from './claims';

type Role = 'value' | 'count';
const isRole = (step: unknown): step is Role => step === 'value' || step === 'count';

/** A claim that does not exist is reported by `unknown-claim`. */
export const unusableRating: Rule = {
  code: 'unusable-rating',
  severity: 'error',
  summary: 'The rating of a page refers to a claim that is no average from 1 to 5, or no number of reviews.',
  example: {
    before: '"rating": { "value": "home-response", "count": "home-reviews" }',
    after: '"rating": { "value": "home-rating", "count": "home-reviews" }',
  },
  scope: 'document',
  *check(document, site) {
    const { claims, problemWith } = readerOf(site);
    const fitting = (role: Role) => [...claims.values()].flatMap((each) => (problemWith(each, role) ? [] : [each.id]));
    for (const { kind, value: id, path } of document.fields) {
      const role = path.at(-1);
      const claim = claims.get(String(id));
      if (kind !== 'claim' || !isRole(role) || path.at(-2) !== 'rating' || !claim) continue;
      const problem = problemWith(claim, role);
      if (!problem) continue;
      const location = { path, part: 'value' as const };
      yield { document, location, words: words(claim.id, { role, problem, fit: fitting(role) }) };
    }
  },
};

const readerOf = oncePerSiteFile((site) => ({
  claims: new Map(claimsIn(site).map((claim) => [claim.id, claim])),
  problemWith: problemReader(site),
}));

/** Why a claim cannot be the average, or the number of reviews. Time, money and shares are neither. */
function problemReader(site: SiteFileOnly): (claim: Claim, role: Role) => string | undefined {
  const [locale, currency] = [localeOf(site), currencyOf(site)];
  return ({ value, unit, text }, role) => {
    const [number, ...more] = value as [number, ...number[]];
    if (more.length > 0) return `it is a range, "${text}"`;
    if (unitCalled(unit, locale) || unit.startsWith(currency)) return `it counts ${unit}`;
    if (role === 'value') return number >= 1 && number <= 5 ? undefined : `${number} is not from 1 to 5`;
    return Number.isInteger(number) && number >= 0 ? undefined : `${number} is no whole number`;
  };
}

const words = (id: string, { role, problem, fit }: { role: Role; problem: string; fit: string[] }): Words => ({
  message: `The claim "${id}" cannot be ${role === 'value' ? 'an average of stars' : 'a number of reviews'}: ${problem}.`,
  fix:
    fit.length > 0
      ? `Write a claim that can be one, for example ${listOf(fit.slice(0, 3), 'or')}.`
      : 'Add such a claim to pages/_site.json and write its id here.',
  why: 'Search engines would be told a rating that nobody gave, and visitors would see no stars.',
});
