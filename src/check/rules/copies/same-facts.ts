import { isInDistrict } from '../../../content/region';
import { soundOf } from '../../../content/sound';
import type { Path } from '../../../json/path';
import type { Words } from '../../problem';
import type { Rule, SiteRule } from '../../rule';
import type { Site, SitePage } from '../../site';
import { areaOf } from '../../documents/areas';
import { COORDINATES, isLeft } from './copies';
import { repeatedIn } from './joins';

const pointOf = (page: SitePage) => {
  const { latitude, longitude } = areaOf(page).coordinates ?? {};
  return latitude === undefined ? undefined : `${latitude}, ${longitude}`;
};

interface SameFactRule extends Omit<SiteRule, 'scope' | 'check'> {
  path: Path;
  /** The same for equal facts; `undefined` where equal ones prove nothing. */
  keyOf: (page: SitePage) => string | undefined;
  words: (page: SitePage, first: SitePage) => Words;
  follows?: Path;
  /** Whether the fact is known to be that of a page; then the other page is reported. */
  isTrueOf?: (site: Site, page: SitePage) => boolean;
}

/** A fact that an older page has too; where more was copied, `copied-page` reports it. */
const sameFactRule = ({ path, keyOf, words, follows, isTrueOf, ...rule }: SameFactRule): Rule => ({
  ...rule,
  scope: 'site',
  *check(site) {
    const facts = site.pages.flatMap((page) => {
      const key = keyOf(page);
      return key === undefined ? [] : [{ page, path, key }];
    });
    const location = { path, part: 'value' as const };
    for (const found of repeatedIn(site, facts)) {
      const isOfLater = isTrueOf?.(site, found.later.page) === true && !isTrueOf(site, found.first.page);
      const [first, later] = isOfLater ? [found.later, found.first] : [found.first, found.later];
      if (isLeft(site, later.page, path.join('/'))) continue;
      yield {
        document: later.page,
        location,
        words: words(later.page, first.page),
        ...(follows && { follows: [{ document: later.page, path: follows }] }),
        related: [{ document: first.page, location, message: 'It stands here too.' }],
      };
    }
  },
});

/** Of a district that has parts, the code differs from those of its parts. */
export const duplicateDistrict = sameFactRule({
  code: 'duplicate-district',
  severity: 'warning',
  summary: 'Two area pages have the same district.',
  example: { before: '"code": "R4" in two files of pages/areas', after: '"code": "R5" in one of the two' },
  path: ['facts', 'code'],
  follows: ['facts', 'coordinates'],
  keyOf: (page) => areaOf(page).code,
  words: (page, first) => ({
    message: `${areaOf(page).code} is the district of ${first.path} too.`,
    fix: 'Leave it if both places lie in this district. If not, write the code of this one.',
    why: 'A code is often what is left of the page that was copied, and sends visitors to the wrong district.',
  }),
});

export const sameCoordinates = sameFactRule({
  code: 'same-coordinates',
  severity: 'error',
  summary: 'Two area pages have the same coordinates.',
  example: {
    before: '"coordinates": { "latitude": 12.3456, "longitude": 7.8912 } in two files of pages/areas',
    after: '"coordinates": { "latitude": 12.3581, "longitude": 7.9023 } in one of the two',
  },
  path: COORDINATES.split('/'),
  keyOf: pointOf,
  isTrueOf(site, page) {
    const { code = '', coordinates } = areaOf(page);
    const district = site.region?.districts.get(code);
    return district !== undefined && coordinates !== undefined && isInDistrict(district, coordinates);
  },
  words: (page, first) => ({
    message: `The coordinates ${pointOf(page)} are those of ${first.path} too.`,
    fix: 'Write the coordinates of a point inside this district.',
    why: 'One pin would lie on the other on the map, and visitors could only press one of them.',
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
