import { isObject } from '../../json/is-object';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { parseText } from '../tokens/tokens';

/** The tokens that have nothing to show on a page, by their names (`lackingTokens`). */
export type Lacking = ReadonlyMap<string, string>;

/**
 * A shared file as one page shows it: entries of a list that show what the page leaves out, such as the badge with its
 * rating, are left out. Blocks are no entries, and a list never loses its last one. What has no such entry is returned
 * itself.
 */
export const withoutLacking = <T>(value: T, lacking: Lacking): T =>
  shows(value, lacking) ? copied(value, lacking) : value;

function copied<T>(value: T, lacking: Lacking): T {
  if (Array.isArray(value)) return left(value as unknown[], lacking).map((each) => withoutLacking(each, lacking)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutLacking(each, lacking)])) as T;
}

/** Whether the text at a path of a shared file is left out with the entry that it stands in. */
export const isLeftOut = (file: unknown, path: Path, lacking: Lacking): boolean =>
  path.some((_, length) => {
    const list = valueAt(file, path.slice(0, length));
    return Array.isArray(list) && !left(list, lacking).includes(valueAt(file, path.slice(0, length + 1)));
  });

function left(list: readonly unknown[], lacking: Lacking): readonly unknown[] {
  const kept = list.filter((entry) => !isObject(entry) || 'type' in entry || !shows(entry, lacking));
  return kept.length > 0 ? kept : list;
}

const shows = (value: unknown, lacking: Lacking): boolean =>
  lacking.size > 0 &&
  (typeof value === 'string'
    ? value.includes('{') && parseText(value).some((part) => 'name' in part && lacking.has(part.name))
    : typeof value === 'object' && value !== null && Object.values(value).some((each) => shows(each, lacking)));
