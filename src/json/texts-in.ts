import { isObject } from './is-object';
import type { Path } from './path';

/** Every text of a value, with its place: `path` is where the value itself stands. */
export function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each: unknown, index) => textsIn(each, [...path, index]));
  return isObject(value) ? Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name])) : [];
}
