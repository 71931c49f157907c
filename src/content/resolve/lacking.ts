import { isObject } from '../../json/is-object';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { parseText } from '../tokens/tokens';

/** Whether a page has nothing to show for a token, by its name. */
export type IsLacking = (token: string) => boolean;

/**
 * A shared file as one page shows it: entries of a list that say what the page leaves out, such as the badge with its
 * rating, are left out. Blocks are no entries, and a list never loses its last one.
 */
export function withoutLacking<T>(value: T, isLacking: IsLacking): T {
  if (Array.isArray(value))
    return left(value as unknown[], isLacking).map((each) => withoutLacking(each, isLacking)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutLacking(each, isLacking)])) as T;
}

/** Whether the text at a path of a shared file is left out with the entry that it stands in. */
export const isLeftOut = (file: unknown, path: Path, isLacking: IsLacking): boolean =>
  path.some((_, length) => {
    const list = valueAt(file, path.slice(0, length));
    return Array.isArray(list) && !left(list, isLacking).includes(valueAt(file, path.slice(0, length + 1)));
  });

function left(list: readonly unknown[], isLacking: IsLacking): readonly unknown[] {
  const kept = list.filter((entry) => !isObject(entry) || 'type' in entry || !says(entry, isLacking));
  return kept.length > 0 ? kept : list;
}

const says = (value: unknown, isLacking: IsLacking): boolean =>
  typeof value === 'string'
    ? value.includes('{') && parseText(value).some((part) => 'name' in part && isLacking(part.name))
    : typeof value === 'object' && value !== null && Object.values(value).some((each) => says(each, isLacking));
