import { kmBetween } from '../../../content/geometry';
import { isInDistrict } from '../../../content/region';
import type { District, Region } from '../../../content/region';
import type { Coordinates } from '../../../design/map/project';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { districtsCalled } from '../../documents/place-name';
import { oncePer } from '../../once';
import type { Site } from '../../site';
import { kmTo } from './km-to';
import { listedTwice, oddReachIn } from './reach';
import { slipOf, turned } from './slip';
import type { Slip } from './slip';
import { isOutOfLine, isOutsideWhole, wayFromSeries } from './witnesses';

/** A wrong centre of a district. Centres are judged before pages, so that no page is judged by a wrong one. */
export interface CentreFault {
  district: District;
  /** Its place in the list. */
  index: number;
  /** The end of a sentence about the centre. */
  reason: string;
  /** The one change that puts it right, if there is one. */
  mended?: { slip: Slip } | { swap: Coordinates };
  /** Whether the page of the district agrees with that change. */
  isAgreed: boolean;
}

/** Farther than two neighbours from its series, in multiples of both reaches. */
const FAR_APART = 2;

export const centreFaultsIn = oncePer((site: Site): ReadonlyMap<string, CentreFault> => {
  const { region } = site;
  const faults = new Map<string, CentreFault>();
  const areas = areasIn(site);
  for (const [index, district] of region?.file.districts.entries() ?? []) {
    const { code, centre } = district;
    if (oddReachIn(region!).has(code) && !isOutOfLine(centre, district, region!)) continue;
    const reason = reasonsIn(region!).get(district);
    if (reason) faults.set(code, { district, index, reason, ...mendedOf(district, region!, areas) });
  }
  return faults;
});

/** Whether nothing may be judged by the centre of a district: it is wrong, or there are two. */
export const isDoubted = (site: Site, code: string) =>
  centreFaultsIn(site).has(code) || oddReachIn(site.region!).has(code) || listedTwice(site.region!).has(code);

/** The districts whose centres the rest of the region contradicts, and how. */
const reasonsIn = oncePer((region: Region): ReadonlyMap<District, string> => {
  const ways = new Map(region.file.districts.map((each) => [each, wayFromSeries(each.centre, each, region) ?? 0]));
  const found = new Map<District, string>();
  for (const district of region.file.districts) {
    const reason = reasonOf(district, region, ways);
    if (reason) found.set(district, reason);
  }
  return found;
});

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

const isCalled = ({ name = '' }: Area, { code }: District, region: Region) =>
  districtsCalled(region, name).some((each) => each.code === code);

function mendedOf(
  district: District,
  region: Region,
  areas: readonly Area[],
): Pick<CentreFault, 'mended' | 'isAgreed'> {
  const { centre, code } = district;
  const parts = region.file.districts.filter(({ partOf }) => partOf === code);
  const holds = (place: Coordinates) => parts.every((part) => kmBetween(place, part.centre) <= district.reachKm);
  const inLine = (place: Coordinates) => !isOutOfLine(place, district, region) && holds(place);
  const swap = turned(centre);
  const page = areas.find((area) => area.code === code && area.coordinates && isCalled(area, district, region));
  const nearPin = (place: Coordinates) => isInDistrict({ ...district, centre: place }, page!.coordinates!);
  if (!region.reaches(centre, district) && inLine(swap)) return { mended: { swap }, isAgreed: !page || nearPin(swap) };
  const slip = slipOf(centre, (place) => inLine(place) && (!page || nearPin(place)));
  // Without a page many a digit would do: only a minus is certain.
  return slip && (page || slip.isSign) ? { mended: { slip }, isAgreed: page !== undefined } : { isAgreed: false };
}
