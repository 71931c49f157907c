import type { Path } from '../../json/path';
import { isObject } from '../../json/is-object';

export interface PlacedValue {
  path: Path;
  value: unknown;
}

let last: { value: unknown; values: readonly PlacedValue[] } = { value: undefined, values: [] };

/** Every value of a document, the outer before the inner; several rules ask for those of one document in turn. */
export function valuesIn(value: unknown): readonly PlacedValue[] {
  if (last.value !== value) last = { value, values: collected(value, [], []) };
  return last.values;
}

function collected(value: unknown, path: Path, values: PlacedValue[]): PlacedValue[] {
  values.push({ path, value });
  if (Array.isArray(value)) for (const [index, inner] of value.entries()) collected(inner, path.concat(index), values);
  if (isObject(value)) for (const [key, inner] of Object.entries(value)) collected(inner, path.concat(key), values);
  return values;
}
