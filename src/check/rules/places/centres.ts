import { kmBetween } from '../../../content/geometry';
import type { District, Region } from '../../../content/region';
import type { Coordinates } from '../../../design/map/project';
import { oncePer } from '../../once';
import { listedTwice, oddReachIn } from './reach';
import { kmTo, turned } from './coordinates';
import { isOutOfLine, isOutsideWhole, wayFromSeries } from './witnesses';

/** A wrong centre of a district. Centres are judged before pages, so that no page is judged by a wrong one. */
export interface CentreFault {
  district: District;
  /** Its place in the list. */
  index: number;
  /** The end of a sentence about the centre. */
  reason: string;
  /** The centre with its two numbers in each other's place, where they belong there. */
  swap?: Coordinates;
}

/** Farther than two neighbours from its series, in multiples of both reaches. */
const FAR_APART = 2;

export const centreFaultsIn = oncePer((region: Region): ReadonlyMap<string, CentreFault> => {
  const { districts } = region.file;
  const ways = new Map(districts.map((each) => [each, wayFromSeries(each.centre, each, region) ?? 0]));
  const faults = new Map<string, CentreFault>();
  for (const [index, district] of districts.entries()) {
    const { code, centre } = district;
    if (oddReachIn(region).has(code) && !isOutOfLine(centre, district, region)) continue;
    const reason = reasonOf(district, region, ways);
    const swap = turned(centre);
    const isSwap = !region.reaches(centre, district) && !isOutOfLine(swap, district, region);
    if (reason) faults.set(code, { district, index, reason, ...(isSwap && { swap }) });
  }
  return faults;
});

/** Whether nothing may be judged by the centre of a district: it is wrong, or there are two. */
export const isDoubted = (region: Region, code: string) =>
  centreFaultsIn(region).has(code) || oddReachIn(region).has(code) || listedTwice(region).has(code);

function reasonOf(district: District, region: Region, ways: ReadonlyMap<District, number>): string | undefined {
  const { centre, code, partOf } = district;
  const { districts, name, centre: middle } = region.file;
  if (!region.reaches(centre, district)) return `lies outside ${name}, ${kmTo(centre, middle)} from ${middle.name}`;
  if (isLeftByParts(code, region)) return 'lies far from most of its parts';
  if (isOutsideWhole(centre, district, region) && !isLeftByParts(partOf!, region)) {
    return `lies outside of ${partOf}, which it is a part of`;
  }
  const same = districts.find((other) => other.code !== code && kmBetween(other.centre, centre) === 0);
  if (same && !region.isPartOf(same.code, code)) return `is that of ${same.code} ${same.name} too`;
  // While one of a series lies apart, its neighbours may seem to: only the farthest is wrong.
  const way = ways.get(district)!;
  const isFarthest = () => districts.every((other) => ways.get(other)! <= way || kmBetween(other.centre, centre) === 0);
  const isApart = way > FAR_APART || (way > 1 && isFarthest());
  return isApart ? 'lies apart from all districts whose codes begin like its own' : undefined;
}

/** Whether most of several parts lie outside of their whole: then it is the whole that lies somewhere else. */
function isLeftByParts(code: string, region: Region): boolean {
  const parts = region.file.districts.filter(({ partOf }) => partOf === code);
  const left = parts.filter((part) => isOutsideWhole(part.centre, part, region));
  return parts.length > 1 && left.length * 2 >= parts.length;
}
