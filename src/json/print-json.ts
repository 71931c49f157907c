/** No line that is printed is longer, unless one text of it is. */
export const WIDEST = 160;

/** The indentation at which a value is printed. */
export interface Place {
  /** The indentation of its lines; lines within it have one `unit` more. */
  indent: string;
  unit: string;
  eol: string;
  /** Characters that stand on its line before it and behind it. */
  before: number;
  behind: number;
  /** No line is longer, unless one text of it is; left out, as wide as pages are. */
  widest?: number;
}

/** A value on one line, spaced as the pages are: `{ "latitude": 51.5, "longitude": -0.1 }`. */
export function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${literalOf(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** A value as our files print it: on one line where it fits, otherwise a line for each of its parts. */
export function printed(value: unknown, place: Place): string {
  const literal = literalOf(value);
  const fits = place.before + literal.length + place.behind <= (place.widest ?? WIDEST);
  if (fits || typeof value !== 'object' || value === null || literal.length === 2) return literal;
  const indent = place.indent + place.unit;
  const within = (name: string, part: unknown) =>
    name + printed(part, { ...place, indent, before: indent.length + name.length, behind: 1 });
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, part]) => within(isList ? '' : `${JSON.stringify(name)}: `, part));
  const lines = parts.map((part) => `${place.eol}${indent}${part}`).join(',');
  return `${isList ? '[' : '{'}${lines}${place.eol}${place.indent}${isList ? ']' : '}'}`;
}
