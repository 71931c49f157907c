import { kmBetween } from '../../../content/geometry';
import type { District, Region } from '../../../content/region';
import { oncePer } from '../../once';

/** Districts beside one another are of a size: in true regions they differ by less than three times. */
const MOST_TIMES = 4;
const BESIDE = 5;
const LEAST_BESIDE = 3;

/** How far a district may reach, where its own reach is many times, or a small part of, that of those around it. */
export const oddReachIn = oncePer((region: Region): ReadonlyMap<string, number> => {
  const odd = new Map<string, number>();
  for (const district of region.file.districts) {
    const usual = usualReach(district, region);
    const times = usual ? district.reachKm / usual : 1;
    if (times > MOST_TIMES || times < 1 / MOST_TIMES) odd.set(district.code, usual!);
  }
  return odd;
});

/** How far a district reaches, as far as that can be believed. */
export const fairReach = ({ code, reachKm }: District, region: Region) => oddReachIn(region).get(code) ?? reachKm;

/** The middle one of the reaches around; parts are compared with parts. */
function usualReach(district: District, region: Region): number | undefined {
  const beside = region.file.districts
    .filter((other) => !region.isPartOf(other.code, district.code) && !other.partOf === !district.partOf)
    .map(({ centre, reachKm }) => ({ way: kmBetween(centre, district.centre), reachKm }))
    .sort((a, b) => a.way - b.way)
    .slice(0, BESIDE)
    .map(({ reachKm }) => reachKm)
    .sort((a, b) => a - b);
  return beside.length < LEAST_BESIDE ? undefined : beside[beside.length >> 1];
}
