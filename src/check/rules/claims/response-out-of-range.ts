import { soundOf } from '../../../content/sound';
import { isWhole } from '../../documents/whole';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { SitePage } from '../../site';
import { claimsIn, claimSpot } from './claims';
import type { Claim } from './claims';
import { speechOf } from './speech';
import { measureOf, topicOf } from './statements';
import { anyOf } from './vocabulary';

/** A claim of all areas: no area may be slower or faster, and where it says so, one is as slow or as fast. */
interface Bounds {
  claim: Claim;
  least: number;
  most: number;
  ends: readonly number[];
}

const MOST_WRONG = 2;

export const responseOutOfRange: Rule = {
  code: 'response-out-of-range',
  severity: 'error',
  summary: 'An area is slower or faster than a claim says of all areas, or a claim names a time that no area has.',
  example: {
    before: '"responseMinutes": 45, where a claim says "15–30 minutes, from the fastest to the slowest district"',
    after: '"responseMinutes": 30',
  },
  yieldsTo: ['doubtful-unit', 'conflicting-claims', 'claim-mismatch'],
  *check(site) {
    const document = site.business;
    const { vocabulary, ...speech } = speechOf(site);
    const areas = site.pages.flatMap((page) => {
      const minutes = page.hidden ? undefined : soundOf(page).facts?.responseMinutes;
      return minutes === undefined ? [] : [{ page, minutes }];
    });
    if (!document || !vocabulary || areas.length === 0) return;
    const [slowest, fastest, every] = (['slowest', 'fastest', 'every'] as const).map((bound) =>
      anyOf(vocabulary.bounds[bound]),
    );
    const told = new Set<SitePage>();
    for (const claim of claimsIn(site)) {
      const { subject, unit, value, scope } = claim;
      const isRange = value.length > 1;
      const { measure, factor } = measureOf(unit, { vocabulary, ...speech });
      if (subject.includes(',') || topicOf(subject, { vocabulary, ...speech }) !== 'response' || measure !== 'time')
        continue;
      const [least, most] = [value[0]! * factor, value.at(-1)! * factor];
      const isOfSlowest = slowest!.test(scope);
      const isOfFastest = fastest!.test(scope);
      const times = areas.map(({ minutes }) => minutes);
      const [shortest, longest] = [Math.min(...times), Math.max(...times)];
      const wrongClaim: Diagnostic = {
        document,
        location: claimSpot(claim, 'value'),
        words: ofClaim(claim, shortest, longest),
        follows: [{ document, path: claimSpot(claim, 'unit').path }],
      };
      const isOfAll = isRange || isOfFastest || isOfSlowest || every!.test(scope);
      // No average of all is shorter or longer than that of each.
      if (!isOfAll && (least < shortest || most > longest)) {
        yield wrongClaim;
        continue;
      }
      const bounds: Bounds = {
        claim,
        least: isRange || isOfFastest ? least : 0,
        most: isRange || isOfSlowest || every!.test(scope) ? most : Infinity,
        ends: [...(isOfFastest ? [least] : []), ...(isOfSlowest ? [most] : [])],
      };
      const outside = areas.filter(({ minutes }) => minutes < bounds.least || minutes > bounds.most);
      const related = [
        { document, location: claimSpot(claim, 'value'), message: `The claim says ${claim.text}: ${scope}` },
      ];
      const missing = bounds.ends.find((end) => !areas.some(({ minutes }) => minutes === end));
      // One or two areas may be wrong; where more are outside it is the claim.
      if (outside.length > MOST_WRONG || (outside.length === 0 && missing !== undefined && isWhole(site))) {
        yield wrongClaim;
        continue;
      }
      for (const { page, minutes } of outside) {
        if (told.has(page)) continue;
        told.add(page);
        yield {
          document: page,
          location: { path: ['facts', 'responseMinutes'], part: 'value' },
          words: ofArea(minutes, claim),
          related,
          follows: related.map(({ location: { path } }) => ({ document, path })),
        } satisfies Diagnostic;
      }
    }
  },
};

const WHY = 'Visitors would be promised on one page what another page denies.';

const ofArea = (minutes: number, { id, text }: Claim): Words => ({
  message: `This area takes ${minutes} minutes, and the claim "${id}" says ${text} of all areas.`,
  fix: 'Correct the one that is wrong.',
  why: WHY,
});

const ofClaim = ({ id, text }: Claim, least: number, most: number): Words => ({
  message: `The claim "${id}" says ${text} of all areas, and they take from ${least} to ${most} minutes.`,
  fix: 'Correct the claim, or the areas that are wrong.',
  why: WHY,
});
