import { oneOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** How amounts are written in a language: "1,000", "4.8", "twenty-five", "2 million", "a hundred and ten". */
export interface Amounts {
  /** An amount, and one in digits, as pieces of regular expressions without groups. */
  pattern: string;
  digits: string;
  /** What stands between least and most. */
  to: string;
  valueOf(written: string): number;
}

export const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const TENS = 20;

export function amountsIn(locale: string, { numbers, multiples, article, plus, to }: Vocabulary): Amounts {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, useGrouping: 'always' }).formatToParts(
    1_234_567,
  );
  const [group, decimal] = ['group', 'decimal'].map((type) =>
    escaped(parts.find((part) => part.type === type)?.value ?? ''),
  );
  const names = Object.keys(numbers);
  const tens = names.filter((name) => numbers[name]! >= TENS);
  const number = `(?:${oneOf(tens)}[\\s-]${oneOf(names.filter((name) => numbers[name]! < TENS / 2))}|${oneOf(names)})`;
  const multiple = oneOf(Object.keys(multiples));
  const times = `(?:\\s?${multiple})*`;
  const digits = `(?:\\d{1,3}(?:${group}\\d{3})+|\\d+)(?:${decimal}\\d+)?`;
  const some = `(?:half\\s)?${oneOf(article)}(?=\\s${oneOf(Object.keys(multiples).filter((name) => name.length > 2))})`;
  return {
    pattern: `(?:${digits}|${number}|${some})${times}(?:(?<=${multiple})\\s${oneOf(plus)}\\s${number})?`,
    digits: digits + times,
    to: `(?:\\s?[–—-]\\s?|\\s${oneOf(to)}\\s)`,
    valueOf(written) {
      let [whole, part] = [0, 0];
      for (const [word] of written.toLowerCase().matchAll(/[\d\p{P}]*\d|\p{L}+/gu)) {
        const factor = multiples[word];
        if (factor !== undefined) part = (part || 1) * factor;
        else if (/\d/.test(word))
          part += Number(word.replaceAll(new RegExp(group!, 'g'), '').replace(new RegExp(decimal!), '.'));
        else part += word === 'half' ? 0.5 : (numbers[word] ?? 0);
        if (factor !== undefined && factor >= 1000) [whole, part] = [whole + part, 0];
      }
      return whole + part;
    },
  };
}
