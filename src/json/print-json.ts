/** Maximum line width; only a single long string may exceed it. */
export const MAX_WIDTH = 160;

/** Where and how wide a value is printed. */
export interface Layout {
  /** The indentation of its lines; lines within it have one `unit` more. */
  indent: string;
  unit: string;
  eol: string;
  /** Characters that stand on its line before it and behind it. */
  before: number;
  behind: number;
  /** Maximum line width; left out, that of pages. */
  widest?: number;
}

/** A JSON value on one line, spaced as the pages are: `{ "latitude": 51.5, "longitude": -0.1 }`. */
export function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${literalOf(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** A JSON value as our files print it: on one line where it fits, otherwise a line for each of its parts. */
export function printed(value: unknown, layout: Layout): string {
  const literal = literalOf(value);
  const fits = layout.before + literal.length + layout.behind <= (layout.widest ?? MAX_WIDTH);
  if (fits || typeof value !== 'object' || value === null || literal.length === 2) return literal;
  const indent = layout.indent + layout.unit;
  const within = (name: string, part: unknown) =>
    name + printed(part, { ...layout, indent, before: indent.length + name.length, behind: 1 });
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, part]) => within(isList ? '' : `${JSON.stringify(name)}: `, part));
  const lines = parts.map((part) => `${layout.eol}${indent}${part}`).join(',');
  return `${isList ? '[' : '{'}${lines}${layout.eol}${layout.indent}${isList ? ']' : '}'}`;
}
