import type { Coordinates } from '../content/geometry';
import { isObject } from '../json/is-object';
import { LISTED_KINDS } from '../kinds/named';
import type { Site, SitePage } from './site';

/** A street or landmark of an area; `in` where the page says that it lies in another district. */
export interface AreaPlace {
  name: string;
  list: 'streets' | 'landmarks';
  index: number;
  in: string | undefined;
}

/** What an area page says of its district. Fields that are missing or of another sort are left out. */
export interface Area {
  page: SitePage;
  name: string | undefined;
  code: string | undefined;
  locality: string | undefined;
  coordinates: Coordinates | undefined;
  places: readonly AreaPlace[];
}

/** The kinds whose pages are about a place: they say where it lies. */
const OF_PLACES = new Set<string>(
  LISTED_KINDS.filter(({ facts }) => 'coordinates' in facts.shape).map(({ name }) => name),
);

export const areasIn = (site: Site): Area[] => site.pages.filter(({ kind }) => OF_PLACES.has(kind)).map(areaOf);

export function areaOf(page: SitePage): Area {
  const facts = isObject(page.value) && isObject(page.value['facts']) ? page.value['facts'] : {};
  return {
    page,
    name: textIn(facts['name']),
    code: textIn(facts['code']),
    locality: textIn(facts['locality']),
    coordinates: coordinatesIn(facts['coordinates']),
    places: [...placesIn(facts, 'streets'), ...placesIn(facts, 'landmarks')],
  };
}

/** A name with a token in it is no name that other pages could speak of. */
const textIn = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && !value.includes('{') ? value : undefined;

export function coordinatesIn(value: unknown): Coordinates | undefined {
  if (!isObject(value)) return undefined;
  const { latitude, longitude } = value;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}

function placesIn(facts: Record<string, unknown>, list: 'streets' | 'landmarks'): AreaPlace[] {
  const entries = facts[list];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index): AreaPlace[] => {
    if (typeof entry === 'string') return [{ name: entry, list, index, in: undefined }];
    const name = isObject(entry) ? textIn(entry['name']) : undefined;
    return name === undefined ? [] : [{ name, list, index, in: textIn((entry as Record<string, unknown>)['in']) }];
  });
}
