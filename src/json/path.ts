/** The way to a value inside a document, as in JSON Pointer but unescaped. */
export type Path = readonly (string | number)[];

/** A path as RFC 6901 writes it; empty for the whole document. */
export const pointerOf = (path: Path) =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * A pointer into a document as a path. A step into a list is a number, and "-" the place behind its last; what is no
 * number stays as it is.
 */
export function pathIn(pointer: string, document: unknown): Path {
  let around = document;
  return pointer
    .split('/')
    .slice(1)
    .map((written) => {
      const name = written.replaceAll('~1', '/').replaceAll('~0', '~');
      const index = Array.isArray(around) && name === '-' ? around.length : Number(name);
      const step = Array.isArray(around) && /^(?:0|[1-9]\d*|-)$/.test(name) ? index : name;
      around = valueIn(around, step);
      return step;
    });
}

/** The value at a path of a document; `undefined` where there is none. */
export const valueAt = (value: unknown, path: Path): unknown => path.reduce<unknown>(valueIn, value);

/** Whether a path leads to a value, or to something in it. */
export const isInside = (path: Path, value: Path): boolean => value.every((step, depth) => path[depth] === step);

const valueIn = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as Record<string | number, unknown>)[step]
    : undefined;
