import { kmBetween } from './areas';
import type { Coordinates } from '../../../geography/greater-london';

/** A postcode area: its letters, its districts, and a circle around all of them in which every address lies. */
interface PostcodeArea {
  districts: readonly number[];
  centre: Coordinates;
  radiusKm: number;
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const area = (districts: readonly number[], [latitude, longitude, radiusKm]: [number, number, number]): PostcodeArea =>
  ({ districts, centre: { latitude, longitude }, radiusKm });

/** Postcode areas of which at least a part is Greater London. The circles are generous. */
const AREAS: ReadonlyMap<string, PostcodeArea> = new Map([
  ['E', area([...upTo(18), 20], [51.55, -0.01, 12])],
  ['EC', area(upTo(4), [51.518, -0.096, 4])],
  ['N', area(upTo(22), [51.585, -0.11, 11])],
  ['NW', area(upTo(11), [51.56, -0.2, 10])],
  ['SE', area(upTo(28), [51.455, -0.03, 13])],
  ['SW', area(upTo(20), [51.46, -0.18, 11])],
  ['W', area(upTo(14), [51.51, -0.23, 10])],
  ['WC', area(upTo(2), [51.518, -0.121, 3])],
  ['BR', area(upTo(8), [51.38, 0.06, 14])],
  ['CR', area([0, 2, 3, 4, 5, 6, 7, 8, 9], [51.35, -0.1, 14])],
  ['DA', area([1, 5, 6, 7, 8, 14, 15, 16, 17, 18], [51.45, 0.15, 16])],
  ['EN', area(upTo(9), [51.67, -0.09, 16])],
  ['HA', area(upTo(9), [51.585, -0.34, 12])],
  ['IG', area(upTo(11), [51.59, 0.08, 13])],
  ['KT', area([1, 2, 3, 4, 5, 6, 9, 17, 18, 19, 22], [51.36, -0.29, 16])],
  ['RM', area([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], [51.56, 0.19, 17])],
  ['SM', area(upTo(7), [51.36, -0.19, 11])],
  ['TN', area([14, 16], [51.3, 0.08, 13])],
  ['TW', area(upTo(19), [51.44, -0.37, 18])],
  ['UB', area(upTo(11), [51.525, -0.43, 13])],
  ['WD', area([3, 6, 23], [51.645, -0.36, 17])],
]);

/** Districts that are divided by a last letter, with the letters that stand on buildings and not only on post boxes. */
const DIVIDED: ReadonlyMap<string, string> = new Map([
  ['E1', 'W'], ['N1', 'C'],
  ['EC1', 'AMNRVY'], ['EC2', 'AMNRVY'], ['EC3', 'AMNRV'], ['EC4', 'AMNRVY'],
  ['SW1', 'AEHPVWXY'], ['W1', 'BCDFGHJKSTUW'], ['WC1', 'ABEHNRVX'], ['WC2', 'ABEHNR'],
]);

const partsOf = (code: string) => /^([A-Z]{1,2})(\d{1,2})([A-Z]?)$/.exec(code);

/** Whether this is a postcode district in London: `SW1H`, `N1`, `CR0`, and `SW1` for all of its parts. */
export function isLondonDistrict(code: string): boolean {
  const [, letters = '', digits = '', letter = ''] = partsOf(code) ?? [];
  if (!AREAS.get(letters)?.districts.includes(Number(digits)) || String(Number(digits)) !== digits) return false;
  return letter === '' || (DIVIDED.get(letters + digits) ?? '').includes(letter);
}

/** Every district, with those of a divided one after it. */
export const allDistricts = (): string[] => [...AREAS].flatMap(([letters, { districts }]) => districts.flatMap((number) => {
  const district = `${letters}${number}`;
  return [district, ...[...(DIVIDED.get(district) ?? '')].map((letter) => district + letter)];
}));

/** `SW1` of `SW1H`, `E14` of `E14`. */
export const districtOf = (code: string) => partsOf(code)?.slice(1, 3).join('') ?? code;

/** Whether one of two districts is a part of the other, or both are the same: `SW1` and `SW1H`. */
export const isPartOf = (a: string, b: string) => a === b || (districtOf(a) === districtOf(b) && (a === districtOf(a) || b === districtOf(b)));

/** How many kilometres a place lies outside the circle of its postcode area; 0 inside it, and for an area that is not London. */
export function kmOutsideArea(code: string, place: Coordinates): number {
  const found = AREAS.get(partsOf(code)?.[1] ?? '');
  return found ? Math.max(0, kmBetween(found.centre, place) - found.radiusKm) : 0;
}

/** The way from the middle of the postcode area, as a share of the way to its edge. */
export function shareOfArea(code: string, place: Coordinates): number {
  const found = AREAS.get(partsOf(code)?.[1] ?? '');
  return found ? kmBetween(found.centre, place) / found.radiusKm : 0;
}
