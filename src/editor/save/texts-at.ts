import { isObject } from '../../json/is-object';
import { pathIn, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import type { DocumentSession } from '../session/document-session';

/** Every text within a part of a page, as it is written. */
export function textsAt(session: DocumentSession, pointer: string): { path: Path; text: string }[] {
  const { value } = session.snapshot();
  const within = (path: Path): { path: Path; text: string }[] => {
    const each = valueAt(value, path);
    if (typeof each === 'string') return [{ path, text: each }];
    if (Array.isArray(each)) return each.flatMap((_, index) => within([...path, index]));
    return isObject(each) ? Object.keys(each).flatMap((name) => within([...path, name])) : [];
  };
  return within(pathIn(pointer, value));
}
