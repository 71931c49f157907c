/** A number with its sign and what ends it: "£95", "15–30", "10,000+", "24/7". */
const NUMBER_BEFORE_WORD =
  /(?<![\p{L}\p{N}]|\p{Nd}\u00A0)([\p{Sc}+]?\p{Nd}(?:[\p{Nd}.,:–/-]*\p{Nd})?[+%]?) (?=°|\p{L}{1,9}(?![\p{L}\p{N}]))/gu;

/** The gaps inside a telephone number and a postcode: "020 7946 0123", "AB1 2CD". */
const GAP_BEFORE_DIGIT = /(?<=\p{Nd}\p{Lu}?) (?=\p{Nd})/gu;

/** A saint and the name: "St James". */
const SAINT = /\bSt (?=\p{Lu})/gu;

/**
 * Ties a number to the short word that follows it, its unit or what it counts, and the groups of a number to each
 * other, and a saint to the name, by no-break spaces.
 */
export const unbroken = (text: string): string =>
  text.replace(SAINT, 'St\u00A0').replace(GAP_BEFORE_DIGIT, '\u00A0').replace(NUMBER_BEFORE_WORD, '$1\u00A0');

/** A value, or all that it holds, with plain spaces: for what machines read. */
export function withPlainSpaces<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\u00A0', ' ') as Value;
  if (Array.isArray(value)) return value.map(withPlainSpaces) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, withPlainSpaces(inside)])) as Value;
}
