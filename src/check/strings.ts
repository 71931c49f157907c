import type { Path } from '../json/path';

/** A text of a document, whatever its field holds: also codes, addresses and words of closed lists. */
export interface FoundString {
  path: Path;
  value: string;
}

/** Every string in a value, in document order. */
export function* stringsIn(value: unknown, path: Path = []): Generator<FoundString> {
  if (typeof value === 'string') yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* stringsIn(inner, path.concat(Array.isArray(value) ? Number(key) : key));
  }
}
