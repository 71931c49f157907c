import { oneOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** How amounts are written in a language: "1,000", "4.8", "twenty-five", "2 million". */
export interface Amounts {
  /** An amount, and one in digits, as pieces of regular expressions without groups. */
  pattern: string;
  digits: string;
  /** What stands between least and most. */
  to: string;
  valueOf(written: string): number;
}

export const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

export function amountsIn(locale: string, { numbers, multiples, to }: Vocabulary): Amounts {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, useGrouping: 'always' }).formatToParts(
    1_234_567,
  );
  const [group, decimal] = ['group', 'decimal'].map((type) =>
    escaped(parts.find((part) => part.type === type)?.value ?? ''),
  );
  const number = oneOf(Object.keys(numbers));
  const times = `(?:\\s?${oneOf(Object.keys(multiples))})*`;
  const digits = `(?:\\d{1,3}(?:${group}\\d{3})+|\\d+)(?:${decimal}\\d+)?`;
  return {
    pattern: `(?:${digits}|${number}(?:-${number})?)${times}`,
    digits: digits + times,
    to: `(?:\\s?[–—-]\\s?|\\s${oneOf(to)}\\s)`,
    valueOf(written) {
      const [start, ...rest] = /^[\d\p{P}]+|\p{L}+/gu[Symbol.match](written.toLowerCase()) ?? [];
      const first = /^\d/.test(start!)
        ? Number(start!.replaceAll(new RegExp(group!, 'g'), '').replace(new RegExp(decimal!), '.'))
        : numbers[start!]!;
      return rest.reduce(
        (sum, word) => (word in multiples ? sum * multiples[word]! : sum + (numbers[word] ?? 0)),
        first,
      );
    },
  };
}
