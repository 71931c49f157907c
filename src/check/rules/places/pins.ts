import { REGION_FILE } from '../../../content/files';
import { kmBetween } from '../../../content/region/geometry';
import { isInDistrict } from '../../../content/region/region';
import type { District, Region } from '../../../content/region/region';
import { validPartsOf } from '../../../content/valid-parts';
import type { Coordinates } from '../../../design/map/project';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { atValue } from '../../placed';
import type { Diagnostic, Rule } from '../../rule';
import type { Site } from '../../site';
import { isDoubted } from './centres';
import { fromFacts, inAreas } from './found';
import type { Found } from './found';
import { intendedPlace, kmTo, slipOf, turned, written } from './coordinates';
import type { Slip } from './coordinates';

/** The fault in the coordinates of an area page, with its code, as far as the region has its district. */
function pinFaultOf(area: Area, region: Region): [code: string, found: Found] | undefined {
  const { code = '', coordinates } = area;
  if (!coordinates) return undefined;
  const district = isDoubted(region, code) ? undefined : region.districts.get(code);
  const fits = (place: Coordinates) => (district ? isInDistrict(district, place) : region.contains(place));
  if (fits(coordinates)) return undefined;
  const mended = turned(coordinates);
  const isOutside = !region.contains(coordinates);
  if (isOutside && region.contains(mended)) return [SWAPPED, swapped(mended, region)];
  const slip = district && slipOf(coordinates, fits);
  if (!district || (isOutside && !slip)) return [OUTSIDE, outside(coordinates, region)];
  return [DISTANT, distant(area, { district, slip, place: coordinates, isOutside })];
}

const [SWAPPED, OUTSIDE, DISTANT] = ['swapped-coordinates', 'outside-region', 'distant-coordinates'] as const;
const PATH = ['facts', 'coordinates'];
const WHY =
  'The map would show the pin in the wrong place, and search engines would show the page to people who live elsewhere.';

const faultOf = (message: string, fix: string): Found => ({ path: PATH, words: { message, fix, why: WHY } });

const withFault = (code: string) =>
  inAreas(function* (area, region) {
    const [of, found] = pinFaultOf(area, region) ?? [];
    if (found && of === code) yield found;
  });

export const outsideRegion: Rule = {
  code: OUTSIDE,
  severity: 'error',
  summary: 'The coordinates of an area page lie outside the region of pages/_region.json.',
  example: { before: '"coordinates": { "latitude": 7.34, … }', after: '"coordinates": { "latitude": 12.34, … }' },
  scope: 'site',
  check: withFault(OUTSIDE),
};

function outside(place: Coordinates, { file: { name, centre } }: Region): Found {
  const like = `about ${centre.latitude.toFixed(1)} for the latitude and ${centre.longitude.toFixed(1)} for the longitude`;
  return faultOf(
    `The coordinates ${place.latitude}, ${place.longitude} lie outside ${name}, ` +
      `${kmTo(place, centre)} from ${centre.name}.`,
    `Write the coordinates of a point inside the district, for example as a map shows them: ${like}.`,
  );
}

export const swappedCoordinates: Rule = {
  code: SWAPPED,
  severity: 'error',
  summary: 'The latitude and the longitude of an area page have changed places.',
  example: { before: '"latitude": 7.8912, "longitude": 12.3456', after: '"latitude": 12.3456, "longitude": 7.8912' },
  scope: 'site',
  check: withFault(SWAPPED),
};

function swapped({ latitude, longitude }: Coordinates, { file }: Region): Found {
  const insert = written({ latitude, longitude });
  const message =
    `The latitude and the longitude have changed places: ${latitude} is a latitude ` +
    `of ${file.name} and ${longitude} a longitude.`;
  return { ...faultOf(message, `Write ${insert} in their place.`), insert };
}

export const distantCoordinates: Rule = {
  code: DISTANT,
  severity: 'error',
  summary: 'The coordinates of an area page lie outside its district, or without a region far from the business.',
  example: { before: '"coordinates": { …, "longitude": 7.8912 }', after: '"coordinates": { …, "longitude": -7.8912 }' },
  scope: 'site',
  *check(site) {
    yield* inLonelyAreas(site);
    yield* withFault(DISTANT)(site);
  },
};

interface Distant {
  district: District;
  /** The figure that with another sign lies inside of the district. */
  slip: Slip | undefined;
  place: Coordinates;
  /** Whether it lies outside of the region too. */
  isOutside: boolean;
}

function distant(area: Area, { district, slip, place, isOutside }: Distant): Found {
  const { code, name, centre } = district;
  const follows = fromFacts(area, 'coordinates', 'code');
  const message = `The coordinates lie ${kmTo(place, centre)} from the centre of ${code} ${name}, and so outside of it.`;
  const orCentre = isOutside ? '' : `; if they are right, correct the centre of ${code} in ${REGION_FILE}`;
  if (slip) {
    const fix = `Write ${slip.value} for the ${slip.field}, whose minus seems to be wrong${orCentre}.`;
    const insert = isOutside ? String(slip.value) : undefined;
    return { ...faultOf(message, fix), path: [...PATH, slip.field], insert, follows };
  }
  const inside =
    `Write the coordinates of a point inside ${code}, about ${centre.latitude}, ` +
    `${centre.longitude}, or correct the code`;
  return { ...faultOf(message, `${inside}${orCentre}.`), follows };
}

/** Areas lie nearer to the business, in kilometres. */
const FAR_KM = 200;

/** On a site without a region: coordinates far from the business, which a minus or the other order brings near. */
function* inLonelyAreas(site: Site): Generator<Diagnostic> {
  const { latitude, longitude } = validPartsOf(site.business).location ?? {};
  if (site.region || latitude === undefined || longitude === undefined) return;
  const isNear = (place: Coordinates) => kmBetween({ latitude, longitude }, place) <= FAR_KM;
  for (const { page, coordinates } of areasIn(site)) {
    const intended = !coordinates || isNear(coordinates) ? undefined : intendedPlace(coordinates, isNear);
    if (!intended) continue;
    yield atValue(page, PATH, {
      message: `The coordinates lie more than ${FAR_KM} km from the business.`,
      fix: `Look at a map: if ${written(intended)} is meant, write that.`,
      why: WHY,
    });
  }
}
