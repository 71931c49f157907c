import { soundOf } from '../../../content/sound';
import type { Path } from '../../../json/path';
import { areaOf } from '../../documents/areas';
import { atValue, beside } from '../../placed';
import type { Words } from '../../problem';
import type { Rule, SiteRule } from '../../rule';
import type { SitePage } from '../../site';
import { isLeft } from './copies';
import { repeatedIn } from './joins';

interface SameFactRule extends Omit<SiteRule, 'scope' | 'check'> {
  path: Path;
  /** The same for equal facts; `undefined` where equal ones prove nothing. */
  keyOf: (page: SitePage) => string | undefined;
  words: (key: string, first: SitePage) => Words;
  follows?: Path;
}

/** A fact that an older page has too; where more was copied, `copied-page` reports it. */
const sameFactRule = ({ path, keyOf, words, follows, ...rule }: SameFactRule): Rule => ({
  ...rule,
  scope: 'site',
  *check(site) {
    const facts = site.pages.flatMap((page) => {
      const key = keyOf(page);
      return key === undefined ? [] : [{ page, path, key }];
    });
    for (const { first, later } of repeatedIn(site, facts)) {
      if (isLeft(site, later.page, path)) continue;
      yield atValue(later.page, path, words(later.key, first.page), {
        ...(follows && { follows: [{ document: later.page, path: follows }] }),
        related: [beside(first.page, path, 'It stands here too.')],
      });
    }
  },
});

/** The code of a district that has parts differs from those of its parts. */
export const duplicateDistrict = sameFactRule({
  code: 'duplicate-district',
  severity: 'warning',
  summary: 'Two area pages have the same district.',
  example: { before: '"code": "R4" in two files of pages/areas', after: '"code": "R5" in one of the two' },
  path: ['facts', 'code'],
  follows: ['facts', 'coordinates'],
  keyOf: (page) => areaOf(page).code,
  words: (code, first) => ({
    message: `${code} is the district of ${first.path} too.`,
    fix: 'Leave it if both places lie in this district. If not, write the code of this one.',
    why: 'A code is often what is left of the page that was copied, and sends visitors to the wrong district.',
  }),
});

/** This many reviews may be equal by chance. */
const FEW = 10;

export const sameRating = sameFactRule({
  code: 'same-rating',
  severity: 'error',
  mayAllow: true,
  summary: 'A page has the rating of another one, from as many reviews.',
  example: {
    before: '"rating": { "value": 4.9, "count": 134 } in two files of pages/areas',
    after: '"rating": { "value": 4.8, "count": 284 } in one of the two',
  },
  path: ['facts', 'rating'],
  keyOf(page) {
    const { value, count } = soundOf(page).facts?.rating ?? {};
    return value === undefined || count === undefined || count <= FEW ? undefined : `${value} ${count}`;
  },
  words: (_, first) => ({
    message: `This rating and its number of reviews are those of ${first.path} too.`,
    fix: 'Write the rating of this page, or leave "rating" out until there are reviews. If both are true by chance, say so in "allow".',
    why: 'Visitors would read what customers of another district said, as if it were said here.',
  }),
});
