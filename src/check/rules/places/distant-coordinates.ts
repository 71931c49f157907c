import { areasIn, kmBetween } from './areas';
import type { Coordinates } from '../../../geography/greater-london';
import type { Area } from './areas';
import { copiesIn } from '../copies/copies';
import { districtOf, isLondonDistrict, kmOutsideArea } from './districts';
import { pushTo } from '../../lists';
import { isInLondon } from './london';
import { distantFromArea, distantFromDistrict, lostMinus, siblingHere } from '../../messages/places';
import type { Diagnostic, Rule } from '../../rule';

/** SW1, the widest of the divided districts, is less than 3 km across. */
const WIDEST_DISTRICT_KM = 4;
const SPOT = { path: ['facts', 'coordinates'], part: 'value' as const };

/** Coordinates or a postcode that were copied are told by `copied-page`, and those outside London by their own rules. */
export const distantCoordinates: Rule = {
  code: 'distant-coordinates',
  severity: 'error',
  summary: 'The coordinates of an area page lie far from the pages of the same postcode district, or outside of its postcode area.',
  example: { before: '"code": "SW15", "coordinates": { "latitude": 51.4612, "longitude": 0.2171 }', after: '"code": "SW15", "coordinates": { "latitude": 51.4612, "longitude": -0.2171 }' },
  *check(site) {
    const copied = new Set(copiesIn(site).filter(({ left }) => left.some(({ fact }) => fact.weight === 'code' || fact.slot === 'facts/coordinates')).map(({ page }) => page.path));
    const areas = areasIn(site);
    const byDistrict = new Map<string, Area[]>();
    for (const area of areas) pushTo(byDistrict, districtOf(area.code ?? ''), area);
    for (const area of areas) {
      const { code, coordinates } = area;
      if (!code || !coordinates || copied.has(area.page.path) || !isLondonDistrict(code) || !isInLondon(coordinates)) continue;
      const diagnostic = strayed({ ...area, code, coordinates }, byDistrict.get(districtOf(code))!);
      if (diagnostic) yield diagnostic;
    }
  },
};

interface Placed extends Area {
  code: string;
  coordinates: Coordinates;
}

function strayed(area: Placed, district: readonly Area[]): Diagnostic | undefined {
  const { page, code, coordinates } = area;
  const siblings = district.flatMap((other) => (other.page !== page && other.coordinates ? [{ other, way: kmBetween(coordinates, other.coordinates) }] : []))
    .sort((a, b) => a.way - b.way);
  const nearest = siblings[0];
  const outside = kmOutsideArea(code, coordinates);
  // Of two pages that lie apart nobody knows which is wrong, unless it lies outside of its postcode area.
  const isApart = nearest !== undefined && siblings.length > 1 && nearest.way > WIDEST_DISTRICT_KM;
  if (outside === 0 && !isApart) return undefined;
  const mended = { ...coordinates, longitude: -coordinates.longitude };
  if (coordinates.longitude > 0 && kmOutsideArea(code, mended) === 0) {
    return { document: page, location: { path: ['facts', 'coordinates', 'longitude'], part: 'value' }, words: lostMinus(mended), insert: String(mended.longitude) };
  }
  if (!isApart) return { document: page, location: SPOT, words: distantFromArea({ code, letters: /^[A-Z]+/.exec(code)![0], way: outside }) };
  return {
    document: page, location: SPOT, words: distantFromDistrict({ code, way: nearest.way, siblings: siblings.length }),
    related: [{ document: nearest.other.page, location: SPOT, message: siblingHere(nearest.other.code) }],
  };
}
