import { kmBetween } from '../../../content/geometry';
import type { Coordinates } from '../../../design/map/project';
import { isInDistrict } from '../../../content/region';
import type { District, Region } from '../../../content/region';
import { slugOf } from '../../../schema/slug';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { pushTo } from '../../lists';
import { oncePer } from '../../once';
import type { Site } from '../../site';
import { nameKey, partsOfName } from '../../documents/place-name';
import { oddReachIn } from './reach';
import { slipOf, turned } from './slip';
import type { Slip } from './slip';
import { listedTwice } from './repeated-district';
import { countFar, isOutOfLine, isOutsideWhole, wayFromSeries } from './witnesses';

/** What is wrong with the centre of a district, which other rules go by. It is judged before they do. */
export interface CentreFault {
  district: District;
  /** Its place in the list. */
  index: number;
  is: 'outside' | 'apart' | 'outside-whole' | 'left-by-parts' | 'same' | 'unlike-page';
  /** The district that it lies on or should lie in, or the page that it does not fit. */
  other?: District;
  against?: Area;
  /** What was meant, where that can be seen. */
  meant?: { slip: Slip } | { swap: Coordinates };
  /** Whether the page of the district agrees with what was meant. */
  isAgreed: boolean;
}

/** What no distance within a region makes likely. */
const FAR_APART = 2;

export const centreFaultsIn = oncePer((site: Site): ReadonlyMap<string, CentreFault> => {
  const { region } = site;
  const faults = new Map<string, CentreFault>();
  if (!region) return faults;
  const areas = areasIn(site);
  for (const [index, district] of region.file.districts.entries()) {
    if (oddReachIn(region).has(district.code) && !isOutOfLine(district.centre, district, region)) continue;
    const found = faultOf(district, region, areas);
    if (found) faults.set(district.code, { district, index, ...found, ...mendedOf(district, region, areas) });
  }
  return faults;
});

/** Whether nothing may be judged by the centre of a district: it is wrong, or there are two. */
export const isDoubted = (site: Site, code: string) =>
  centreFaultsIn(site).has(code) || oddReachIn(site.region!).has(code) || listedTwice(site.region!).has(code);

type Found = Pick<CentreFault, 'is' | 'other' | 'against'>;

function faultOf(district: District, region: Region, areas: readonly Area[]): Found | undefined {
  const { centre, code, partOf } = district;
  if (outsideIn(region).has(district)) return { is: 'outside' };
  if (isLeftByParts(code, region, areas)) return { is: 'left-by-parts' };
  if (isOutsideWhole(centre, district, region) && !isLeftByParts(partOf!, region, areas)) {
    return { is: 'outside-whole', other: region.districts.get(partOf!)! };
  }
  const same = atCentres(region)
    .get(pointOf(centre))!
    .find((other) => other.code !== code);
  if (same && !region.isPartOf(same.code, code)) return { is: 'same', other: same };
  if (isApart(district, region)) return { is: 'apart' };
  const against = areas.find((each) => speaksAgainst(each, district, region, areas));
  return against && { is: 'unlike-page', against };
}

/**
 * Whether most parts of a whole lie outside of it, or the one part and its page: then the whole lies somewhere else.
 */
function isLeftByParts(code: string, region: Region, areas: readonly Area[]): boolean {
  const parts = partsIn(region).get(code) ?? [];
  const left = parts.filter((part) => isOutsideWhole(part.centre, part, region));
  if (left.length === 0 || left.length * 2 < parts.length) return false;
  const whole = region.districts.get(code)!;
  const isOff = ({ coordinates, ...area }: Area) =>
    area.code === code && coordinates !== undefined && !isInDistrict(whole, coordinates);
  return parts.length > 1 || areas.some(isOff);
}

/** The districts that are parts of others, by the codes of those. */
const partsIn = oncePer(({ file }: Region): ReadonlyMap<string, District[]> => {
  const found = new Map<string, District[]>();
  for (const district of file.districts) if (district.partOf !== undefined) pushTo(found, district.partOf, district);
  return found;
});

/** Of a series of which one lies apart, another may seem so because that one is missing: the farthest is meant. */
function isApart(district: District, region: Region): boolean {
  const ways = waysFromSeries(region);
  const way = ways.get(district)!;
  if (way <= 1 || way > FAR_APART) return way > FAR_APART;
  return region.file.districts.every(
    (other) => other === district || ways.get(other)! <= way || kmBetween(other.centre, district.centre) === 0,
  );
}

const pointOf = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;

/** The districts by the point that is their centre. */
const atCentres = oncePer((region: Region): ReadonlyMap<string, District[]> => {
  const found = new Map<string, District[]>();
  for (const district of region.file.districts) pushTo(found, pointOf(district.centre), district);
  return found;
});

const waysFromSeries = oncePer(
  (region: Region): ReadonlyMap<District, number> =>
    new Map(region.file.districts.map((each) => [each, wayFromSeries(each.centre, each, region) ?? 0])),
);

/** The districts that lie where the outline does not reach. */
const outsideIn = oncePer(
  (region: Region): ReadonlySet<District> =>
    new Set(region.file.districts.filter((district) => !region.reaches(district.centre, district))),
);

/**
 * Whether the page of a district is one of a piece, and its pin fits what it names next door where the centre does not.
 */
function speaksAgainst(area: Area, district: District, region: Region, areas: readonly Area[]): boolean {
  const { coordinates, code } = area;
  if (code !== district.code || !coordinates || isInDistrict(district, coordinates)) return false;
  if (!isOfOnePiece(area, district, areas) || isOutOfLine(coordinates, district, region)) return false;
  const neighbours = neighboursOf(area, region);
  const far = (place: Coordinates) => countFar(place, district, neighbours, region);
  return far(coordinates) === 0 && far(district.centre) > 0;
}

/** The districts that a page names as next door. */
export const neighboursOf = ({ places, code }: Area, { districts }: Region): District[] =>
  [...new Set(places.map((place) => place.in))]
    .filter((each) => each !== code)
    .flatMap((each) => districts.get(each ?? '') ?? []);

/**
 * Whether code, name and file belong together and the pin is of no other page, so that nothing is left of another page.
 */
const isOfOnePiece = (area: Area, district: District, areas: readonly Area[]) =>
  isCalled(area, district) &&
  [...partsOfName(area.name ?? ''), area.name ?? '', district.code].some((name) =>
    area.page.path.endsWith(`/${slugOf(name)}.json`),
  ) &&
  !areas.some(({ page, coordinates }) => page !== area.page && isSame(coordinates, area.coordinates));

const isSame = (a: Coordinates | undefined, b: Coordinates | undefined) =>
  a?.latitude === b?.latitude && a?.longitude === b?.longitude;

export const isCalled = ({ name = '' }: Area, district: District) => {
  const own = new Set([district.name, ...district.also].map(nameKey));
  return [...partsOfName(name)].some((part) => own.has(nameKey(part)));
};

function mendedOf(district: District, region: Region, areas: readonly Area[]): Pick<CentreFault, 'meant' | 'isAgreed'> {
  const { centre, code } = district;
  const parts = region.file.districts.filter(({ partOf }) => partOf === code);
  const holds = (place: Coordinates) => parts.every((part) => kmBetween(place, part.centre) <= district.reachKm);
  const inLine = (place: Coordinates) => !isOutOfLine(place, district, region) && holds(place);
  const swap = turned(centre);
  const page = areas.find((area) => area.code === code && area.coordinates && isCalled(area, district));
  const nearPin = (place: Coordinates) => isInDistrict({ ...district, centre: place }, page!.coordinates!);
  if (!region.reaches(centre, district) && inLine(swap)) return { meant: { swap }, isAgreed: !page || nearPin(swap) };
  const slip = slipOf(centre, (place) => inLine(place) && (!page || nearPin(place)));
  // Without a page many a digit would do: only a minus says for itself that it is missing.
  return slip && (page || slip.isSign) ? { meant: { slip }, isAgreed: page !== undefined } : { isAgreed: false };
}
