import { isObject } from '../../json/is-object';
import { ownValue } from '../../json/own-value';
import { pointerOf, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { clearAt, writeAt } from '../session/write-at';
import type { Written } from '../session/write-at';

/** A field that both sides changed, each to something else. `undefined` is a field that is not there. */
export interface Clash {
  path: Path;
  yours: unknown;
  theirs: unknown;
  original: unknown;
}

/** The changes of one side: fields with their new values, `undefined` for a removed one. */
interface Change {
  path: Path;
  to: unknown;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The fields in which two values differ, the innermost that both have. Lists of different lengths are one field,
 * because their items cannot be matched.
 */
export function fieldChanges(before: unknown, after: unknown, path: Path = []): Change[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => fieldChanges(ownValue(before, name), ownValue(after, name), [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((each: unknown, index) => fieldChanges(each, after[index], [...path, index]));
  return [{ path, to: after }];
}

const touches = (a: Path, b: Path) => {
  const [one, other] = [pointerOf(a), pointerOf(b)];
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
};

/**
 * Our changes of a document applied to their version of it. Where both changed one field, theirs stays and the clash is
 * returned.
 */
export function merged(original: unknown, yours: unknown, theirs: Written): { text: string; clashes: Clash[] } {
  const foreign = fieldChanges(original, theirs.value);
  const clashes: Clash[] = [];
  let text = theirs.text;
  for (const { path, to } of fieldChanges(original, yours)) {
    const clashing = foreign.find((each) => touches(each.path, path));
    if (clashing) {
      const outer = clashing.path.length < path.length ? clashing.path : path;
      const at = (value: unknown) => valueAt(value, outer);
      const isKnown = clashes.some((each) => pointerOf(each.path) === pointerOf(outer));
      if (!isKnown && !isSame(at(yours), at(theirs.value)))
        clashes.push({ path: outer, yours: at(yours), theirs: at(theirs.value), original: at(original) });
      continue;
    }
    text = put({ ...theirs, text, value: JSON.parse(text) as unknown }, path, to);
  }
  return { text, clashes };
}

/** Writes a value, or takes the field out where there is none. */
export const put = (written: Written, path: Path, value: unknown): string =>
  value === undefined ? clearAt(written, path) : writeAt(written, path, value);
