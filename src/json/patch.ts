import { addField, insertItem, removeValue, replaceValue } from './edit-json';
import { isObject } from './is-object';
import type { Path } from './path';
import { valueAt } from './path';

/** One operation of RFC 6902. */
export type PatchOperation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; path: string; from: string };

/** An operation that cannot be done, and its index. Nothing was done. */
export class PatchFault extends Error {
  readonly index: number;

  constructor(index: number, message: string) {
    super(message);
    this.index = index;
  }
}

/** The text of a JSON document after a patch; what no operation names stays byte for byte. Throws a `PatchFault`. */
export function patched(text: string, operations: readonly PatchOperation[]): string {
  return operations.reduce((now, operation, index) => {
    try {
      return applied(now, operation);
    } catch (error) {
      throw new PatchFault(index, (error as Error).message);
    }
  }, text);
}

function applied(text: string, operation: PatchOperation): string {
  const document: unknown = JSON.parse(text);
  const at = pathOf(operation.path, document);
  switch (operation.op) {
    case 'add':
      return added(text, at, { value: operation.value, document });
    case 'replace':
      return replaceValue(text, there(at, document), operation.value);
    case 'remove':
      return removeValue(text, there(at, document));
    case 'test':
      if (isSame(valueAt(document, there(at, document)), operation.value)) return text;
      throw new Error(`The value at ${operation.path} is another one.`);
    case 'copy':
    case 'move': {
      const from = there(pathOf(operation.from, document), document);
      const isMove = operation.op === 'move';
      if (isMove && from.every((step, depth) => step === at[depth]))
        throw new Error('A part cannot be moved into itself.');
      const left = isMove ? removeValue(text, from) : text;
      const now: unknown = JSON.parse(left);
      return added(left, pathOf(operation.path, now), { value: valueAt(document, from), document: now });
    }
  }
}

function added(text: string, path: Path, { value, document }: { value: unknown; document: unknown }): string {
  const [owner, last] = [path.slice(0, -1), path.at(-1)];
  if (last === undefined) throw new Error('The whole document is given as "document", not by a patch.');
  const around = valueAt(document, owner);
  if (Array.isArray(around)) {
    if (typeof last === 'number' && last <= around.length) return insertItem(text, owner, value, last);
    throw new Error(`A list of ${around.length} has no place ${last}.`);
  }
  if (!isObject(around)) throw new Error(`There is nothing at ${written(owner)} that could hold it.`);
  return Object.hasOwn(around, last)
    ? replaceValue(text, path, value)
    : addField(text, owner, { name: String(last), value });
}

/** A pointer (RFC 6901) as a path of a document: steps into lists are numbers, "-" is the place behind the last. */
function pathOf(pointer: string, document: unknown): Path {
  if (pointer !== '' && !pointer.startsWith('/')) throw new Error(`A path begins with "/": ${pointer}`);
  let around = document;
  return pointer
    .split('/')
    .slice(1)
    .map((written) => {
      const name = written.replaceAll('~1', '/').replaceAll('~0', '~');
      const isIndex = Array.isArray(around) && /^(?:0|[1-9]\d*)$/.test(name);
      const step = Array.isArray(around) && name === '-' ? around.length : isIndex ? Number(name) : name;
      around = valueAt(around, [step]);
      return step;
    });
}

function there(path: Path, document: unknown): Path {
  if (path.length === 0) throw new Error('The whole document is given as "document", not by a patch.');
  if (valueAt(document, path) === undefined) throw new Error(`There is nothing at ${written(path)}.`);
  return path;
}

const written = (path: Path) => (path.length === 0 ? 'the root' : `/${path.join('/')}`);

/** Equal as JSON is, whatever the order of fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, at) => isSame(each, b[at]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}
