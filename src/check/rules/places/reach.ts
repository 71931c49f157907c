import { kmBetween, median } from '../../../content/geometry';
import type { District, Region } from '../../../content/region';
import { oncePer } from '../../once';

/** The largest ratio between a district and its five nearest is 2.4 in the regions that we have. */
const MOST_TIMES = 4;
const BESIDE = 5;
const LEAST_BESIDE = 3;

/**
 * The districts whose reach is out of proportion, each with the usual reach beside it, in kilometres: more than four
 * times the median of the five nearest, or less than a quarter.
 */
export const oddReachIn = oncePer((region: Region): ReadonlyMap<string, number> => {
  const odd = new Map<string, number>();
  for (const district of region.file.districts) {
    const usual = usualReach(district, region);
    const times = usual ? district.reachKm / usual : 1;
    if (usual && (times > MOST_TIMES || times < 1 / MOST_TIMES)) odd.set(district.code, usual);
  }
  return odd;
});

/** How far a district reaches, in kilometres; the usual reach beside it where its own is out of proportion. */
export const fairReach = ({ code, reachKm }: District, region: Region) => oddReachIn(region).get(code) ?? reachKm;

/** Parts are compared with parts, wholes with wholes. */
function usualReach(district: District, region: Region): number | undefined {
  const beside = region.file.districts
    .filter((other) => !region.isPartOf(other.code, district.code) && !other.partOf === !district.partOf)
    .map(({ centre, reachKm }) => ({ way: kmBetween(centre, district.centre), reachKm }))
    .sort((a, b) => a.way - b.way)
    .slice(0, BESIDE);
  return beside.length < LEAST_BESIDE ? undefined : median(beside.map(({ reachKm }) => reachKm));
}

/** The codes that several districts have. */
export const listedTwice = oncePer(({ file }: Region): ReadonlySet<string> => {
  const codes = file.districts.map(({ code }) => code);
  return new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
});
