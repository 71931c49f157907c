import type { Path } from '../../json/path';
import { isObject } from '../../json/is-object';
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
  if (Array.isArray(value)) for (const [index, inner] of value.entries()) collected(inner, path.concat(index), values);
  if (isObject(value)) for (const [key, inner] of Object.entries(value)) collected(inner, path.concat(key), values);
  return values;
}
