import { namesOfUnit, TIME_UNITS } from '../../../content/units';
import type { Span } from '../../../json/text-edit';
import { amountsIn, escaped } from './amounts';
import { DAY, hoursReaders } from './hours';
import { oneOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** What a number counts. */
export type Measure = 'phone' | 'minutes' | 'days' | 'money' | 'score' | 'share' | 'count' | 'year' | 'hours';

/** A number of something in a text. */
export interface Quantity extends Span {
  measure: Measure;
  written: string;
  /**
   * One number, or the least and the most: minutes, days, money, stars out of five, hundredths, a year, minutes of a
   * day.
   */
  value: readonly number[];
  /** What is counted, where it is neither time nor our money: "customers", "dollars". */
  noun?: string | undefined;
}

/** Months and days are counted in parts that hardly differ. */
export const isSameValue = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length &&
  one.every((number, index) => number === other[index] || Math.abs(number - other[index]!) < 0.01);

export interface QuantitySetting {
  locale: string;
  currency: string;
  vocabulary: Vocabulary;
  /** What else is counted. */
  nouns: readonly string[];
}

/** In minutes, and from a day on in days. */
const LENGTHS = { minute: 1, hour: 60, day: 1, week: 7, month: 365 / 12, year: 365, decade: 3650 };

interface TimeReader {
  names: readonly string[];
  /** Whether a unit is counted in minutes or in days, and how many of them it is. */
  read(name: string): { measure: 'minutes' | 'days'; length: number } | undefined;
}

export function timeReader({ locale, vocabulary }: Pick<QuantitySetting, 'locale' | 'vocabulary'>): TimeReader {
  const named = [
    ...TIME_UNITS.map((unit) => ({ unit, names: namesOfUnit(unit, locale) })),
    { unit: 'decade' as const, names: vocabulary.decade },
  ];
  return {
    names: named.flatMap(({ names }) => names),
    read(name) {
      const unit = named.find(({ names }) => names.includes(name.toLowerCase()))?.unit;
      return unit && { measure: unit === 'minute' || unit === 'hour' ? 'minutes' : 'days', length: LENGTHS[unit] };
    },
  };
}

/** The sign, the code and the names of the site's money: "€", "EUR", "euro", "euros". */
export function moneyOf({ locale, currency, vocabulary }: QuantitySetting): { sign: string; names: string[] } {
  const partOf = (currencyDisplay: 'narrowSymbol' | 'name', count: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(count)
      .find(({ type }) => type === 'currency')!.value;
  const names = [1, 2].map((count) => partOf('name', count).split(' ').at(-1)!.toLowerCase());
  return { sign: partOf('narrowSymbol', 1), names: [currency, ...names, ...(vocabulary.money[currency] ?? [])] };
}

export type Groups = Record<string, string | undefined>;
export type Reader = [source: string, read: (groups: Groups) => Omit<Quantity, keyof Span | 'written'> | undefined];

/** Finds the quantities of texts in one language. */
export function quantityReader(setting: QuantitySetting): (text: string) => Quantity[] {
  const { vocabulary: words, nouns, locale } = setting;
  const { pattern, digits, to, valueOf } = amountsIn(locale, words);
  const time = timeReader(setting);
  const money = moneyOf(setting);
  const coins = [...money.names, ...words.otherMoney];
  const own = new RegExp(`^(?:${escaped(money.sign)}|${oneOf(money.names)})$`, 'i');
  const percent = [...namesOfUnit('percent', locale), ...words.percent];
  const sign = `(?:\\p{Sc}|${oneOf(coins.filter((name) => /^[A-Z]{3}$/.test(name)))})\\s?`;
  // "€90 or ninety" is no range.
  const until = `${to}(?:${sign})?`;
  const range = (nth = '') =>
    `(?<least${nth}>${pattern})\\+?(?:${until}(?<most${nth}>(?<=\\d\\+?${until})${digits}|(?<=\\p{L}\\+?${until})${pattern}))?\\+?`;
  const numbersOf = (...written: (string | undefined)[]) =>
    written.flatMap((each) => (each === undefined ? [] : [valueOf(each)]));
  const five = Object.keys(words.numbers).filter((word) => [5, 10].includes(words.numbers[word]!));
  const anArticle = `(?<=${oneOf(words.limits)}\\s)${oneOf(words.article)}`;

  const readers: Reader[] = [
    [oneOf(words.dayAndNight), () => ({ measure: 'hours', value: [0, DAY] })],
    [
      `(?:${range()}[\\s-]?|(?:(?<part>${oneOf(Object.keys(words.partsOfOne))})|${anArticle})\\s)(?<unit>${oneOf(time.names)})(?<half>\\s${words.andAHalf})?`,
      ({ least, most, part, unit, half }) => {
        const { measure, length } = time.read(unit!)!;
        const numbers = least ? numbersOf(least, most) : [part ? words.partsOfOne[part.toLowerCase()]! : 1];
        return { measure, value: numbers.map((number) => (number + (half ? 0.5 : 0)) * length) };
      },
    ],
    [
      `(?:(?<sign>${sign})${range('1')}|${range('2')}\\s?(?<name>${oneOf(coins)}(?!\\s${oneOf(words.notMoney)})|\\p{Sc}))`,
      ({ sign: before, name, least1, most1, least2, most2 }) => {
        const coin = (before ?? name)!.trim();
        const value = numbersOf(least1, most1, least2, most2);
        return { measure: 'money', value, ...(!own.test(coin) && { noun: coin }) };
      },
    ],
    [
      `(?<score>${pattern})(?:\\s?/\\s?|\\s${words.outOf}\\s)(?<of>5|10|${oneOf(five)})(?![\\d/]|\\.\\d)(?<people>\\s${oneOf(words.people)})?`,
      ({ score, of, people }) => {
        const part = valueOf(score!) / valueOf(of!);
        return people ? { measure: 'share', value: [part * 100] } : { measure: 'score', value: [part * 5] };
      },
    ],
    [
      `(?<score>[1-5]\\p{P}\\d)[\\s-]${oneOf(words.stars)}`,
      ({ score }) => ({ measure: 'score', value: numbersOf(score) }),
    ],
    [
      `${range()}\\s?(?:%|${oneOf(percent)})`,
      ({ least, most }) => ({ measure: 'share', value: numbersOf(least, most) }),
    ],
    [
      `(?<least>${pattern})\\+?\\s(?:\\p{L}+\\s)?(?<noun>${oneOf(nouns)})`,
      ({ least, noun }) => ({ measure: 'count', value: numbersOf(least), noun: noun!.toLowerCase() }),
    ],
    [oneOf(words.lifetime), () => ({ measure: 'days', value: [Infinity] })],
    ...hoursReaders(setting),
    ['(?<year>(?:18|19|20)\\d\\d)(?![\\p{L}\\p{N}–/-])', ({ year }) => ({ measure: 'year', value: [Number(year)] })],
  ];
  const found = readers.map(([source, read]) => [new RegExp(source, 'iuy'), read] as const);
  const inWords = [words.lifetime, words.closed, words.dayAndNight];
  const numbers = [...Object.keys(words.numbers), ...Object.keys(words.partsOfOne)];
  const hint = new RegExp(
    `\\d|${[...time.names, ...coins, ...percent, ...nouns, ...inWords, ...Object.keys(words.numbers)].join('|')}`,
    'iu',
  );
  const starts = new RegExp(
    `(?<![\\p{L}\\p{N}.,/-]|\\p{Sc}\\s?)(?:\\d|${sign}|${oneOf([...numbers, ...inWords])}|${anArticle})`,
    'giu',
  );
  return (text) => {
    const quantities: Quantity[] = [];
    for (const { index: start } of hint.test(text) ? text.matchAll(starts) : []) {
      // The end of a range is no quantity of its own.
      if (quantities.some(({ end }) => start < end)) continue;
      for (const [regex, read] of found) {
        regex.lastIndex = start;
        const match = regex.exec(text);
        const quantity = match && read(match.groups ?? {});
        if (!quantity) continue;
        quantities.push({ ...quantity, written: match[0], start, end: regex.lastIndex });
        break;
      }
    }
    return quantities;
  };
}
