import type { Path } from '../json/path';
import { isObject } from '../json/is-object';

export interface PlacedValue {
  path: Path;
  value: unknown;
}

/** Every value of a document, the outer before the inner. */
export function* valuesIn(value: unknown, path: Path = []): Generator<PlacedValue> {
  yield { path, value };
  if (Array.isArray(value)) for (const [index, inner] of value.entries()) yield* valuesIn(inner, [...path, index]);
  if (isObject(value)) for (const [key, inner] of Object.entries(value)) yield* valuesIn(inner, [...path, key]);
}
