import type { Path } from '../json/path';
import { LONGEST_TEXT } from '../schema/fields';

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

export const stringsOf = ({ value }: { value: unknown }) => stringsIn(value);
