import { soundOf } from '../../../content/sound';
import type { SitePage } from '../../site';
import { claimsIn } from './claims';
import type { Claim } from './claims';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { listOf } from '../../words';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import type { OfSiteFile } from '../../documents/site-file';

const ROLES = ['value', 'count'] as const;

/** A claim that does not exist is told by `unknown-claim`. */
export const unusableRating: Rule = {
  code: 'unusable-rating',
  severity: 'error',
  summary:
    'The rating of a page refers to a claim that is no average of stars or no number of reviews, or is from more reviews than there are of all our work.',
  example: {
    before: '"rating": { "value": "home-response", "count": "home-reviews" }',
    after: '"rating": { "value": "home-rating", "count": "home-reviews" }',
  },
  check: inEachDocumentBySiteFile((site) => {
    const claims = new Map(claimsIn(site).map((claim) => [claim.id, claim]));
    const all = [...claims.values()].filter((claim) => problemWith(claim, 'count') === undefined);
    const [most] = all.sort((a, b) => b.value[0]! - a.value[0]!);
    return function* find(document) {
      const { rating } = soundOf(document as SitePage).facts ?? {};
      if (most && rating?.count !== undefined && rating.count > most.value[0]! * MORE)
        yield {
          document,
          location: { path: ['facts', 'rating', 'count'], part: 'value' },
          words: ofTooMany(rating.count, most),
        };
      for (const { kind, value: id, path } of document.fields) {
        const field = ROLES.find((each) => each === path.at(-1));
        const claim = claims.get(String(id));
        if (kind !== 'claim' || !field || path.at(-2) !== 'rating' || !claim) continue;
        const problem = problemWith(claim, field);
        if (problem)
          yield {
            document,
            location: { path, part: 'value' },
            words: words({ field, id: claim.id, problem, fit: fitting(site, field) }),
          };
      }
    };
  }),
};

/** How many times as many reviews as a claim says there may be since it was written. */
const MORE = 1.5;

const ofTooMany = (count: number, { id, text }: Claim): Words => ({
  message: `This page counts ${count} reviews, and the claim "${id}" ${text} of all our work.`,
  fix: 'Write how many there are of this page alone. If the claim is out of date, correct it in pages/_site.json.',
  why: 'Search engines would be told of reviews that nobody wrote, and may show no stars of this site again.',
});

function problemWith({ value, unit, text }: Claim, field: (typeof ROLES)[number]): string | undefined {
  if (value.length !== 1) return `it is a range, "${text}"`;
  const [number] = value;
  if (field === 'value') {
    if (!/out of 5/i.test(unit)) return `it counts ${unit} and not stars out of 5`;
    // What cannot be is told at the claim.
    return number === 0 || number! >= 1 ? undefined : `${number} is not from 1 to 5`;
  }
  if (!/^(?:reviews|ratings)$/i.test(unit)) return `it counts ${unit} and not reviews`;
  return Number.isInteger(number) && number! >= 0 ? undefined : `${number} is no whole number`;
}

const fitting = (site: OfSiteFile, field: (typeof ROLES)[number]) =>
  claimsIn(site)
    .filter((claim) => !problemWith(claim, field))
    .map(({ id }) => id);

const words = ({
  field,
  id,
  problem,
  fit,
}: {
  field: 'value' | 'count';
  id: string;
  problem: string;
  fit: string[];
}): Words => ({
  message:
    field === 'value'
      ? `The claim "${id}" cannot be an average of stars: ${problem}.`
      : `The claim "${id}" cannot be a number of reviews: ${problem}.`,
  fix:
    fit.length > 0
      ? `Write a claim that is one, for example ${listOf(fit.slice(0, 3), 'or')}.`
      : 'Add such a claim to pages/_site.json and write its id here.',
  why: 'Search engines would be told a rating that nobody gave, and visitors would see no stars.',
});
