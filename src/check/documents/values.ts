import type { Path } from '../../json/path';
import { oncePer } from '../once';
import type { SiteDocument } from '../site';

export interface PlacedValue {
  path: Path;
  value: unknown;
}

/** Every value of a document, the outer before the inner. */
export const valuesIn = oncePer(({ value }: SiteDocument): readonly PlacedValue[] => collected(value, [], []));

function collected(value: unknown, path: Path, values: PlacedValue[]): PlacedValue[] {
  values.push({ path, value });
  if (typeof value !== 'object' || value === null) return values;
  for (const [key, inner] of Object.entries(value))
    collected(inner, path.concat(Array.isArray(value) ? Number(key) : key), values);
  return values;
}
