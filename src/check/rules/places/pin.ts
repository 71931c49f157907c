import { kmBetween } from '../../../content/geometry';
import type { Coordinates } from '../../../design/map/project';
import { isInDistrict } from '../../../content/region';
import type { District } from '../../../content/region';
import type { Area } from '../../documents/areas';
import type { Site } from '../../site';
import { isDoubted, neighboursOf } from './centres';
import { slipOf, turned } from './slip';
import type { Slip } from './slip';
import { countFar, isOutOfLine } from './witnesses';

export type PinFault =
  /** Latitude and longitude have changed places. */
  | { is: 'swapped'; mended: Coordinates }
  | { is: 'outside' }
  /** Outside its district; `slip` is the one figure that puts it back, `isSure` if others than the centre say so. */
  | { is: 'distant'; district: District; slip: Slip | undefined; isSure: boolean };

export const PIN_WHY =
  'The map would show the pin in the wrong place, and search engines would show the page to people who live elsewhere.';

/** What is wrong with where an area says that it lies, as far as the region knows its district. */
export function pinFaultOf(area: Area, site: Site): PinFault | undefined {
  const { code = '', coordinates } = area;
  const { region } = site;
  if (!region || !coordinates) return undefined;
  const district = isDoubted(site, code) ? undefined : region.districts.get(code);
  const fits = (place: Coordinates) => (district ? isInDistrict(district, place) : region.contains(place));
  if (fits(coordinates)) return undefined;
  const mended = turned(coordinates);
  if (!region.contains(coordinates) && region.contains(mended)) return { is: 'swapped', mended };
  const slip = district && slipOf(coordinates, fits);
  if (!district || (!slip && !region.contains(coordinates))) return { is: 'outside' };
  const far = (place: Coordinates) => countFar(place, district, neighboursOf(area, region), region);
  const isSure =
    (isOutOfLine(coordinates, district, region) || far(coordinates) > far(district.centre)) &&
    far(district.centre) === 0 &&
    far(slip ? { ...coordinates, [slip.field]: slip.value } : district.centre) === 0;
  return { is: 'distant', district, slip, isSure };
}

/** Kilometres from a place to the centre of a district, as people write them. */
export const kmTo = (place: Coordinates, centre: Coordinates) => {
  const way = kmBetween(place, centre);
  return `${way < 10 ? way.toFixed(1) : Math.round(way)} km`;
};
