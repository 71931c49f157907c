import { unitCalled } from '../../../content/units';
import { typos } from '../../nearest';
import { oncePerSiteFile } from '../../once';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { localeOf } from '../../texts/sentences';
import { comparable } from '../../words';
import { claimPath, claimsIn } from './claims';
import type { Claim } from './claims';

/** With one other claim alone nobody could say which of the two units is misspelt. */
const LEAST_OTHERS = 2;

export const doubtfulUnit: Rule = {
  code: 'doubtful-unit',
  severity: 'error',
  summary: 'The unit of a claim is one letter away from the unit that all other claims of its subject have.',
  example: { before: '"value": 20, "unit": "minuts"', after: '"value": 20, "unit": "minutes"' },
  scope: 'site',
  check: (site) =>
    [...unitsMeant(site).values()].map(({ claim, meant }) => {
      const words = {
        message: `The unit "${claim.unit}" of the claim "${claim.id}" is misspelt.`,
        fix: `Write "${meant}" in its place.`,
        why: 'Visitors would read the slip beside the figure, or a bare number where its unit is written for them.',
      };
      return atValue(site.business!, claimPath(claim, 'unit'), words, { insert: JSON.stringify(meant) });
    }),
};

/** The claims with a misspelt unit, by their ids: nothing that follows from one is reported. */
export const unitsMeant = oncePerSiteFile((site): ReadonlyMap<string, { claim: Claim; meant: string }> => {
  const [claims, locale] = [claimsIn(site), localeOf(site)];
  return new Map(
    claims.flatMap((claim) => {
      // One of a thing has another ending: "1 hour", "1 review". A unit that the language knows is no slip.
      if (claim.value.every((number) => number === 1) || unitCalled(claim.unit, locale)) return [];
      const subject = comparable(claim.subject);
      const others = claims.filter((other) => other !== claim && comparable(other.subject) === subject);
      const [meant, ...more] = new Set(others.map(({ unit }) => unit));
      const isSlip = meant !== undefined && more.length === 0 && typos(claim.unit, meant) === 1;
      return isSlip && others.length >= LEAST_OTHERS ? [[claim.id, { claim, meant }] as const] : [];
    }),
  );
});
