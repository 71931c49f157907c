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
export function districtMeant(region: unknown, code: string): District | undefined {
  const districts: unknown = valueAt(region, ['districts']);
  if (!Array.isArray(districts) || plain(code) === '') return undefined;
  return districts.find(
    (each): each is District =>
      isObject(each) &&
      typeof each['code'] === 'string' &&
      typeof each['name'] === 'string' &&
      isObject(each['centre']) &&
      plain(each['code']) === plain(code),
  );
}
