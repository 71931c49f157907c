import { isObject } from '../../json/is-object';
import { valueAt } from '../../json/path';

/** A district as the region names it. */
export interface District {
  code: string;
  name: string;
  centre: { latitude: number; longitude: number };
}

const plain = (code: string) => code.replaceAll(/\s+/g, '').toUpperCase();

/** The district of the region that somebody means by a code, however it is spaced and written: "e 5" is E5. */
export const intendedDistrict = (region: unknown, code: string): District | undefined =>
  districtsIn(region).find((each) => plain(code) !== '' && plain(each.code) === plain(code));

/** The district of this name, where one alone has it. */
export function districtNamed(region: unknown, name: string): District | undefined {
  const [found, other] = districtsIn(region).filter((each) => plain(each.name) === plain(name));
  return other ? undefined : found;
}

function districtsIn(region: unknown): District[] {
  const districts: unknown = valueAt(region, ['districts']);
  if (!Array.isArray(districts)) return [];
  return districts.filter(
    (each): each is District =>
      isObject(each) &&
      typeof each['code'] === 'string' &&
      typeof each['name'] === 'string' &&
      isObject(each['centre']),
  );
}

/** A code that is made of a name has at most so many letters. */
const LONGEST_CODE = 8;

/** The code of a district where there are none, by which files alone know it: "Saint-Cyr" is SAINTCYR. */
export const codeOfName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z\d]/g, '')
    .toUpperCase()
    .slice(0, LONGEST_CODE);
