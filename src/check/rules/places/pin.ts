import type { Coordinates } from '../../../design/map/project';
import { isInDistrict } from '../../../content/region';
import type { District } from '../../../content/region';
import type { Area } from '../../documents/areas';
import type { Site } from '../../site';
import { isDoubted } from './centres';
import { slipOf, turned } from './slip';
import type { Slip } from './slip';
import { isOutOfLine } from './witnesses';

export type PinFault =
  /** Latitude and longitude have changed places. */
  | { is: 'swapped'; mended: Coordinates }
  | { is: 'outside' }
  /** Outside its district; `slip` is the one figure that puts it back, `isSure` if more than the centre supports it. */
  | { is: 'distant'; district: District; slip: Slip | undefined; isSure: boolean };

/** The fault in the coordinates of an area page, as far as the region has its district. */
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
  const isSure =
    isOutOfLine(coordinates, district, region) &&
    !isOutOfLine(slip ? { ...coordinates, [slip.field]: slip.value } : district.centre, district, region);
  return { is: 'distant', district, slip, isSure };
}
