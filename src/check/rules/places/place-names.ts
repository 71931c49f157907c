import type { District, Region } from '../../../content/region';
import { oncePer } from '../../once';
import { wordsOf } from '../../words-of';
import { pushTo } from '../../lists';

/** The words of a name, without capitals, apostrophes and other signs. */
export const plainName = (name: string) =>
  wordsOf(name)
    .map(({ word }) => word)
    .join(' ');

const named = oncePer(({ file }: Region): ReadonlyMap<string, District[]> => {
  const districts = new Map<string, District[]>();
  for (const district of file.districts) {
    for (const name of new Set([district.name, ...district.also].map(plainName))) pushTo(districts, name, district);
  }
  return districts;
});

/** The districts that a name is known in; none for a name that the region does not know. */
export const districtsCalled = (region: Region, name: string): readonly District[] =>
  named(region).get(plainName(name)) ?? [];

/** "Paddington & Bayswater" is both of them. */
export const partsOfName = (name: string) => new Set([name, ...name.split(/\s+(?:&|and)\s+|,\s+/)]);
