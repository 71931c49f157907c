import type { Path } from '../../json/path';
import { LONGEST_TEXT } from '../../schema/fields';
import { oncePer } from '../once';

/** A text of a document, whatever its field holds: also codes, addresses and words of closed lists. */
export interface FoundString {
  path: Path;
  value: string;
}

/** Every string in a value, in document order, but those that are longer than any may be. */
export function* stringsIn(value: unknown, path: Path = []): Generator<FoundString> {
  if (typeof value === 'string' && value.length <= LONGEST_TEXT) yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* stringsIn(inner, path.concat(Array.isArray(value) ? Number(key) : key));
  }
}

/** Characters other than letters of English, digits and signs of its keyboards, and a sign inside a word. */
const ODD = /[^ -~]|[a-z]\?[a-z]/;

/** The strings of a document that have a character beyond those; several rules ask for them in turn. */
export const oddStringsOf = oncePer(({ value }: { value: unknown }): readonly FoundString[] =>
  [...stringsIn(value)].filter((found) => ODD.test(found.value)),
);
