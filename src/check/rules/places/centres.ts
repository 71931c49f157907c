import type { District, Region } from '../../../content/region/region';
import type { Coordinates } from '../../../design/map/project';
import { oncePer } from '../../once';
import { kmTo } from './coordinates';

/** A wrong centre of a district. Centres are judged before pages, so that no page is judged by a wrong one. */
export interface CentreFault {
  district: District;
  index: number;
  /** The end of a sentence about the centre. */
  reason: string;
}

export const centreFaultsIn = oncePer((region: Region): ReadonlyMap<string, CentreFault> => {
  const faults = new Map<string, CentreFault>();
  for (const [index, district] of region.file.districts.entries()) {
    const reason = reasonOf(district, region);
    if (reason) faults.set(district.code, { district, index, reason });
  }
  return faults;
});

/** Whether nothing may be judged by the centre of a district: it is wrong, or there are two. */
export const isDoubted = (region: Region, code: string) =>
  centreFaultsIn(region).has(code) || listedTwice(region).has(code);

/** The codes that several districts have. */
export const listedTwice = oncePer(({ file }: Region): ReadonlySet<string> => {
  const codes = file.districts.map(({ code }) => code);
  return new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
});

function reasonOf(district: District, region: Region): string | undefined {
  const { centre, code } = district;
  const { districts, name, centre: middle } = region.file;
  if (!region.reaches(centre, district)) return `lies outside ${name}, ${kmTo(centre, middle)} from ${middle.name}`;
  const isHere = ({ latitude, longitude }: Coordinates) =>
    latitude === centre.latitude && longitude === centre.longitude;
  const same = districts.find((other) => other.code !== code && isHere(other.centre));
  return same && !region.isPartOf(same.code, code) ? `is that of ${same.code} ${same.name} too` : undefined;
}
