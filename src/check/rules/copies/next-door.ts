import { kmBetween } from '../../../content/geometry';
import { isInDistrict } from '../../../content/region';
import type { Region } from '../../../content/region';
import type { Area } from '../../documents/areas';

type Placed = Pick<Area, 'code' | 'coordinates'>;

/** Where an area lies, if its coordinates can be true. */
const placeOf = ({ code = '', coordinates }: Placed, region: Region) => {
  const district = region.districts.get(code);
  return district && coordinates && isInDistrict(district, coordinates) ? { district, coordinates } : undefined;
};

/** Whether two areas lie next door; so they may when it is not known where one of them lies. */
export function areNextDoor(region: Region | undefined, one: Placed, other: Placed): boolean {
  const here = region && placeOf(one, region);
  const there = region && placeOf(other, region);
  if (!here || !there) return true;
  const { nearKm, farKm } = region.file.distances;
  const way = kmBetween(here.coordinates, there.coordinates);
  return way <= nearKm || (way <= farKm && way <= here.district.reachKm + there.district.reachKm);
}
