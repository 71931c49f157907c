import { isDeepStrictEqual } from 'node:util';
import { addField, insertItem, removeValue, replaceValue } from '../../../json/edit-json';
import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import { pathIn, valueAt } from '../../../json/path';

/** One operation of RFC 6902; never on the document as a whole. */
export type PatchOperation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; path: string; from: string };

/**
 * The text of a document after a patch; what no operation names stays byte for byte. Throws where one cannot be done.
 */
export const patched = (text: string, operations: readonly PatchOperation[]): string =>
  operations.reduce(applied, text);

function applied(text: string, operation: PatchOperation): string {
  const document: unknown = JSON.parse(text);
  const at = pathIn(operation.path, document);
  switch (operation.op) {
    case 'add':
      return added(text, at, operation.value);
    case 'replace':
      return replaceValue(text, at, operation.value);
    case 'remove':
      return removeValue(text, at);
    case 'test':
      if (isDeepStrictEqual(valueAt(document, at), operation.value)) return text;
      throw new Error(`The value at ${operation.path} is another one.`);
    default: {
      const source = pathIn(operation.from, document);
      const value = valueAt(document, source);
      if (value === undefined) throw new Error(`There is nothing at ${operation.from}.`);
      const left = operation.op === 'move' ? removeValue(text, source) : text;
      return added(left, pathIn(operation.path, JSON.parse(left)), value);
    }
  }
}

function added(text: string, path: Path, value: unknown): string {
  const [owner, last] = [path.slice(0, -1), path.at(-1)!];
  const around = valueAt(JSON.parse(text), owner);
  if (isObject(around))
    return valueAt(around, [last]) === undefined
      ? addField(text, owner, { name: String(last), value })
      : replaceValue(text, path, value);
  if (Array.isArray(around) && typeof last === 'number' && last <= around.length)
    return insertItem(text, owner, value, last);
  throw new Error(`There is no place ${last} at /${owner.join('/')}.`);
}
