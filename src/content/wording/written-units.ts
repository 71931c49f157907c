import { isCounted, isMoney, priceIn } from './units';

/** How a language writes numbers with some units, in all ways that it has. */
export interface WrittenUnits {
  /** Each way to write a unit: `min`, `minutes`, `€`, `EUR`; with the units that it may stand for. */
  ways: ReadonlyMap<string, ReadonlySet<string>>;
  /** The signs that stand between groups of digits, and before decimals: those of sums may be others. */
  groups: string;
  decimals: string;
  /** Words behind a number that multiply it: `million`, `M`. */
  multiples: ReadonlyMap<string, number>;
}

const PARTS: readonly string[] = ['currency', 'percentSign', 'unit'];
/** One number for each plural form that a language of CLDR has, and one with groups of digits. */
const NUMBERS = [0, 1, 2, 3, 6, 11, 1.5, 12_345.6];
const COUNTED_WAYS = ['short', 'long', 'narrow'] as const;
const MONEY_WAYS = ['symbol', 'narrowSymbol', 'code', 'name'] as const;

/** Every way in which `Intl.NumberFormat` writes some units; what is paid for stands beside a price, and is no part. */
export function writtenUnits(locale: string, units: Iterable<string>): WrittenUnits {
  const ways = new Map<string, Set<string>>();
  const signs = { group: new Set<string>(), decimal: new Set<string>() };
  const add = (unit: string, options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, { ...options, useGrouping: 'always' });
    for (const { type, value } of NUMBERS.flatMap((number) => format.formatToParts(number))) {
      const written = value.replace(/\s/g, ' ');
      if (PARTS.includes(type)) ways.set(written, (ways.get(written) ?? new Set()).add(unit));
      if (type === 'group' || type === 'decimal') signs[type].add(written);
    }
  };
  for (const unit of new Set([...units].map(withoutPer))) {
    if (isCounted(unit)) for (const unitDisplay of COUNTED_WAYS) add(unit, { style: 'unit', unit, unitDisplay });
    else if (isMoney(unit))
      for (const currencyDisplay of MONEY_WAYS) add(unit, { ...MONEY, currency: unit, currencyDisplay });
  }
  const [groups, decimals] = [[...signs.group].join(''), [...signs.decimal].join('')];
  return { ways, groups, decimals, multiples: multiplesIn(locale) };
}

/** Thousands to billions, with those between that other languages count by. */
const POWERS = [3, 4, 5, 6, 7, 8, 9];
const LEADING = [1, 2, 5];

function multiplesIn(locale: string): ReadonlyMap<string, number> {
  const multiples = new Map<string, number>();
  for (const compactDisplay of ['short', 'long'] as const) {
    const format = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay, numberingSystem: 'latn' });
    for (const number of POWERS.flatMap((power) => LEADING.map((first) => first * 10 ** power))) {
      const parts = format.formatToParts(number);
      const sign = parts.find(({ type }) => type === 'compact')?.value.replace(/\s/g, ' ');
      const counted = Number(parts.flatMap(({ type, value }) => (type === 'integer' ? [value] : [])).join(''));
      for (const way of sign ? [sign, sign.toLowerCase(), sign.toUpperCase()] : [])
        multiples.set(way, number / counted);
    }
  }
  return multiples;
}

/** A whole sum may have another plural without its decimals: "1 euro", "1.00 euros". */
const MONEY = { style: 'currency', trailingZeroDisplay: 'stripIfInteger' } as const;
const withoutPer = (unit: string) => priceIn(unit)?.currency ?? unit;
