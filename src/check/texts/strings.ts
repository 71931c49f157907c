import type { Path } from '../../json/path';
import { LONGEST_TEXT } from '../../schema/fields';
import { oncePer } from '../once';

export interface PlacedValue {
  path: Path;
  value: unknown;
}

function placedValues(value: unknown, path: Path = [], values: PlacedValue[] = []): PlacedValue[] {
  values.push({ path, value });
  if (typeof value !== 'object' || value === null) return values;
  for (const [key, inner] of Object.entries(value))
    placedValues(inner, path.concat(Array.isArray(value) ? Number(key) : key), values);
  return values;
}

/** Every value of a document, the outer before the inner. */
export const valuesIn = oncePer(({ value }: { value: unknown }): readonly PlacedValue[] => placedValues(value));

/** A text of a document, whatever its field holds: also codes, addresses and words of closed lists. */
export interface FoundString extends PlacedValue {
  value: string;
}

const isString = (found: PlacedValue): found is FoundString =>
  typeof found.value === 'string' && found.value.length <= LONGEST_TEXT;

/** Every string in a value, in document order, but those that are longer than any may be. */
export const stringsIn = (value: unknown): FoundString[] => placedValues(value).filter(isString);

/** Characters other than letters of English, digits and signs of its keyboards, and a sign inside a word. */
const ODD = /[^ -~]|[a-z]\?[a-z]/;

/** The strings of a document that have a character beyond those; several rules ask for them in turn. */
export const oddStringsOf = oncePer(({ value }: { value: unknown }): readonly FoundString[] =>
  stringsIn(value).filter((found) => ODD.test(found.value)),
);
