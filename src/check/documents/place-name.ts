import type { District, Region } from '../../content/region/region';
import { pushTo } from '../lists';
import { oncePer } from '../once';
import { wordKey, wordsOf } from '../texts/words-of';

/** The words of a name as they are spelt, without capitals and signs. */
export const plainName = (name: string) =>
  wordsOf(name)
    .map(({ word }) => word)
    .join(' ');

/** A name as it is compared: "St James’s", "ST. JAMES'S" and "St James" are one. */
export const nameKey = (name: string) => wordsOf(name).map(wordKey).join(' ');

const named = oncePer(({ file }: Region): ReadonlyMap<string, District[]> => {
  const districts = new Map<string, District[]>();
  for (const district of file.districts) {
    for (const name of new Set([district.name, ...district.also].map(nameKey))) pushTo(districts, name, district);
  }
  return districts;
});

/** The districts that a name, or a part of it, is known in; none for a name that the region does not know. */
export const districtsCalled = (region: Region, name: string): readonly District[] =>
  [...partsOfName(name)].flatMap((part) => named(region).get(nameKey(part)) ?? []);

/** "Paddington & Bayswater" is both of them. */
export const partsOfName = (name: string) => new Set([name, ...name.split(/\s+(?:&|and)\s+|,\s+/)]);

/** Whether a name is that of the whole region, or of something larger than a district, such as a borough. */
export const isLarger = (region: Region, name: string) => larger(region).has(nameKey(name));

const larger = oncePer(({ file }: Region): ReadonlySet<string> => new Set([file.name, ...file.larger].map(nameKey)));

/** Whether a name, or a part of it, is that of the region, its centre, a place around it, a district or a borough. */
export const isKnownName = (region: Region, name: string) =>
  isLarger(region, name) ||
  [region.file.centre, ...region.file.around].some((place) => nameKey(place.name) === nameKey(name)) ||
  districtsCalled(region, name).length > 0;
