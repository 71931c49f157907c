import { isObject } from '../../../json/is-object';
import type { Site, SitePage } from '../../site';
import type { Coordinates } from '../../../geography/greater-london';

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
  coordinates: Coordinates | undefined;
  places: readonly AreaPlace[];
}

export const areasIn = (site: Site): Area[] => site.pages.filter(({ kind }) => kind === 'area').map(areaOf);

export function areaOf(page: SitePage): Area {
  const facts = isObject(page.value) && isObject(page.value['facts']) ? page.value['facts'] : {};
  return {
    page,
    name: textIn(facts['name']),
    code: textIn(facts['code']),
    coordinates: coordinatesIn(facts['coordinates']),
    places: [...placesIn(facts, 'streets'), ...placesIn(facts, 'landmarks')],
  };
}

/** A name with a token in it is no name that other pages could speak of. */
const textIn = (value: unknown) =>
  (typeof value === 'string' && value.trim() !== '' && !value.includes('{') ? value : undefined);

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

const KM_PER_DEGREE = 111.2;

/** Kilometres between two places, true enough within a city: the earth is taken for flat. */
export function kmBetween(a: Coordinates, b: Coordinates): number {
  const narrowing = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * narrowing);
}
