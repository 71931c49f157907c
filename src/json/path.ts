/** The way to a value inside a document, as in JSON Pointer but unescaped. */
export type Path = readonly (string | number)[];

/** A path as RFC 6901 writes it; empty for the whole document. */
export const pointerOf = (path: Path) =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Whether a place is another one, or inside it. */
export const isWithin = (inner: Path, outer: Path): boolean => outer.every((step, depth) => inner[depth] === step);

/** The value at a path of a document; `undefined` where there is none. */
export const valueAt = (value: unknown, path: Path): unknown => path.reduce<unknown>(valueIn, value);

const valueIn = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as Record<string | number, unknown>)[step]
    : undefined;
