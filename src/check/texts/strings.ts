import type { Path } from '../../json/path';
import { LONGEST_TEXT } from '../../schema/fields';
import { oncePer } from '../once';
import type { SiteDocument } from '../site';

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

/** What is neither a letter of English, nor a digit, nor a sign of its keyboards, and a sign inside a word. */
const ODD = /[^ -~]|[a-z]\?[a-z]/;

/** The strings of a document that have a character beyond those. */
export const oddStringsOf = oncePer(({ value }: SiteDocument): readonly FoundString[] => collected(value, [], []));

/** Not by `stringsIn`, which is slower and makes a path for each string. */
function collected(value: unknown, path: Path, found: FoundString[]): FoundString[] {
  if (typeof value === 'string') {
    if (value.length <= LONGEST_TEXT && ODD.test(value)) found.push({ path, value });
  } else if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) if (isWorthIt(inner)) collected(inner, path.concat(index), found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) if (isWorthIt(inner)) collected(inner, path.concat(key), found);
  }
  return found;
}

const isWorthIt = (value: unknown) =>
  typeof value === 'string' ? ODD.test(value) : typeof value === 'object' && value !== null;
