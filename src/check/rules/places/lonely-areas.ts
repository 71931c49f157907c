import { kmBetween } from '../../../content/region/geometry';
import { validPartsOf } from '../../../content/valid-parts';
import type { Coordinates } from '../../../design/map/project';
import { isApprovedAt } from '../../approval/waiting';
import { areasIn } from '../../documents/areas';
import { atValue } from '../../placed';
import type { Diagnostic } from '../../rule';
import type { Site } from '../../site';
import { turned, written } from './coordinates';

/** Areas of one business lie nearer to one another, in kilometres. */
const FAR_KM = 200;
const PATH = ['facts', 'coordinates'];

/**
 * On a site without a region: coordinates far from every other area and from the business, which a minus or the other
 * order brings near. Of two areas nobody knows which is wrong: that which a person has approved is right.
 */
export function* inLonelyAreas(site: Site): Generator<Diagnostic> {
  if (site.region) return;
  const areas = areasIn(site).flatMap(({ page, coordinates }) => (coordinates ? [{ page, coordinates }] : []));
  const { latitude, longitude } = validPartsOf(site.business).location ?? {};
  const ours = latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }];
  const partOf = { words: bothWords };
  for (const { page, coordinates } of areas) {
    const isNear = (place: Coordinates) =>
      ours.some((point) => kmBetween(point, place) <= FAR_KM) ||
      areas.some((other) => other.page !== page && kmBetween(other.coordinates, place) <= FAR_KM);
    const intended = isNear(coordinates) ? undefined : slipsOf(coordinates).find(isNear);
    if (!intended || isApprovedAt(site, page, PATH)) continue;
    const words = {
      message: `The coordinates lie more than ${FAR_KM} km from every other area.`,
      fix: `Look at a map: if ${written(intended)} is meant, write that.`,
      why: WHY,
    };
    yield atValue(page, PATH, words, { partOf });
  }
}

const WHY =
  'The map would show the pin in the wrong place, and search engines would show the page to people elsewhere.';

const bothWords = (count: number) => ({
  message:
    `The coordinates of ${count} areas lie more than ${FAR_KM} km from each other, and would be near with another ` +
    'sign.',
  fix:
    'Look at a map, and correct the one that is wrong: a minus is missing or too many, or the two numbers changed ' +
    'places.',
  why: WHY,
});

/** The place with another sign of one number, or with both the other way round. */
const slipsOf = (place: Coordinates): Coordinates[] => [
  { ...place, latitude: -place.latitude },
  { ...place, longitude: -place.longitude },
  turned(place),
];
