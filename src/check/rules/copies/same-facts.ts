import { validPartsOf } from '../../../content/valid-parts';
import { kmBetween } from '../../../content/region/geometry';
import type { Path } from '../../../json/path';
import { isApprovedAt } from '../../approval/waiting';
import { areaOf, areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { nameKey } from '../../documents/place-name';
import { groupedBy } from '../../lists';
import { atValue, beside } from '../../placed';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { Site, SitePage } from '../../site';
import { copiesIn, isLeft } from './copies';
import { repeatedIn } from './joins';

interface Fact {
  page: SitePage;
  path: Path;
  key: string;
  shown: string;
}

type WordsOf = (later: Fact, first: Fact) => Words;
type Found = Diagnostic & { pages: readonly [SitePage, SitePage] };

/**
 * Facts that another area page has too, on the page whose facts nobody has approved; none where somebody has read and
 * approved both. What was copied with more is reported by `copied-page`.
 */
function* unanswered(site: Site, facts: readonly Fact[], wordsOf: WordsOf): Generator<Found> {
  for (const pair of repeatedIn(site, facts)) {
    const isAnswered = ({ page, path }: Fact) => isApprovedAt(site, page, path);
    const [first, later] = isAnswered(pair.later) ? [pair.later, pair.first] : [pair.first, pair.later];
    if (isAnswered(later) || isLeft(site, later.page, later.path)) continue;
    const found = atValue(later.page, later.path, wordsOf(later, first), {
      follows: ['code', 'coordinates'].map((fact) => ({ document: later.page, path: ['facts', fact] })),
      related: [beside(first.page, first.path, 'It stands here too.')],
    });
    yield { ...found, pages: [first.page, later.page] };
  }
}

/** The code of a district that has parts differs from those of its parts, which may have one name. */
export const duplicateDistrict: Rule = {
  code: 'duplicate-district',
  severity: 'warning',
  summary: 'Two area pages have the same district: one code, or one name.',
  example: { before: '"code": "R4" in two files of pages/areas', after: '"code": "R5" in one of the two' },
  scope: 'site',
  readsWords: true,
  *check(site) {
    // Parts of a district may have its name, and while the region cannot be read nobody knows which are parts.
    const mayShareName = ({ code }: Area) =>
      code !== undefined && (site.region === undefined || site.region.districts.has(code));
    const facts = areasIn(site).flatMap((area) => [
      ...factOf(area, 'code', area.code),
      ...factOf(area, 'name', mayShareName(area) ? undefined : area.name),
    ]);
    yield* unanswered(site, facts, ({ shown, path }, first) => ({
      message: `${shown} is the district of ${first.page.path} too.`,
      fix: `Write the ${path.at(-1)} of this one. If both places lie in one district, ${ANSWER}`,
      why: 'What is left of the page that was copied sends visitors to the wrong district.',
    }));
  },
};

const factOf = ({ page }: Area, field: string, shown: string | undefined): Fact[] =>
  shown === undefined ? [] : [{ page, path: ['facts', field], key: `${field} ${nameKey(shown)}`, shown }];

/** With this many pages a name is that of several districts, and nobody's own. */
const SEVERAL = 3;

export const sharedFact: Rule = {
  code: 'shared-fact',
  severity: 'warning',
  summary: 'Streets or landmarks of an area page are on the lists of another one too, or both have one rating.',
  example: { before: '"Mill Lane" in the "streets" of two files', after: '"Mill Lane" in one of them' },
  scope: 'site',
  readsWords: true,
  *check(site) {
    const facts = areasIn(site).flatMap(({ page, places }) =>
      places.flatMap(({ name: shown, list, index, in: elsewhere }): Fact[] =>
        elsewhere === undefined
          ? [{ page, path: ['facts', list, index], key: `${list} ${nameKey(shown)}`, shown }]
          : [],
      ),
    );
    const ratings = areasIn(site).flatMap(({ page }) => ratingOf(page));
    const ofTwo = [...groupedBy([...facts, ...ratings], ({ key }) => key).values()]
      .filter(({ length }) => length < SEVERAL)
      .flat();
    const found = unanswered(site, ofTwo, ({ shown, path: [, list] }, first) =>
      list === 'rating' ? ratingWords(shown, first.page) : placeWords(shown, String(list), first.page),
    );
    const copied = new Set(copiesIn(site).flatMap(({ page, source, whole }) => (whole ? keyOf([page, source]) : [])));
    for (const [key, places] of groupedBy(found, ({ pages }) => keyOf(pages))) {
      const partOf = {};
      const [{ location }] = places as [Found, ...Found[]];
      if (!copied.has(key) && (places.length > 1 || location.path[1] === 'rating' || mayBeNear(site, places[0]!)))
        for (const place of places) yield { ...place, partOf };
    }
  },
};

const ANSWER = 'leave it: whoever approves the facts of this page has answered.';

const placeWords = (shown: string, list: string, { path }: SitePage): Words => ({
  message: `"${shown}" is among the ${list} of ${path} too.`,
  fix: `Write another of the ${list} of this district. If it lies in both, ${ANSWER}`,
  why: 'Visitors look for places that they know, and would take the page for that of another district.',
});

const ratingWords = (shown: string, { path }: SitePage): Words => ({
  message: `A rating of ${shown} reviews stands in ${path} too.`,
  fix: `Write that of this district, or take "rating" out until it has reviews. If both are right, ${ANSWER}`,
  why: 'Visitors and search engines would be shown a rating that nobody gave.',
});

/** Two districts may well have as many where there are fewer. */
const LEAST_REVIEWS = 20;

function ratingOf(page: SitePage): Fact[] {
  const { value, count = 0 } = validPartsOf(page).facts?.rating ?? {};
  const shown = `${value} from ${count}`;
  return count < LEAST_REVIEWS ? [] : [{ page, path: ['facts', 'rating'], key: `rating ${shown}`, shown }];
}

const keyOf = (pages: Found['pages']) =>
  pages
    .map(({ path }) => path)
    .sort()
    .join(' ');

/** Two districts that are far from each other may each have a Church Street. */
function mayBeNear({ region }: Site, { pages }: Found): boolean {
  const [here, there] = pages.map((page) => areaOf(page).coordinates);
  return !region || !here || !there || kmBetween(here, there) <= region.file.distances.farKm;
}
