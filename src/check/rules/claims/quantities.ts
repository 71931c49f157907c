import { namesOfUnit, TIME_UNITS } from '../../../content/units';
import type { Span } from '../../../json/text-edit';
import { amountsIn, escaped } from './amounts';
import { hoursReaders } from './hours';
import { oneOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** What a number counts. */
export type Measure = 'phone' | 'minutes' | 'days' | 'money' | 'score' | 'share' | 'count' | 'year' | 'hours';

/** A number of something in a text. */
export interface Quantity extends Span {
  measure: Measure;
  written: string;
  /** One number, or the least and the most: minutes, days, money, stars out of five, hundredths, a year, minutes of a day. */
  value: readonly number[];
  /** What is counted, where it is neither time nor money: "customers". */
  noun?: string;
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

/** The sign, the code and the names of a currency: "€", "EUR", "euro", "euros". */
function moneyOf({ locale, currency, vocabulary }: QuantitySetting): { sign: string; names: string[] } {
  const partOf = (currencyDisplay: 'narrowSymbol' | 'name', count: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(count)
      .find(({ type }) => type === 'currency')!.value;
  const names = [1, 2].map((count) => partOf('name', count).split(' ').at(-1)!.toLowerCase());
  return { sign: partOf('narrowSymbol', 1), names: [currency, ...names, ...(vocabulary.money[currency] ?? [])] };
}

export type Reader = [RegExp, (groups: Record<string, string | undefined>) => Read | undefined];
export type Read = Omit<Quantity, keyof Span | 'written'>;

/** Finds the quantities of texts in one language. */
export function quantityReader(setting: QuantitySetting): (text: string) => Quantity[] {
  const { vocabulary, nouns } = setting;
  const { pattern, to, valueOf } = amountsIn(setting.locale, vocabulary);
  const time = timeReader(setting);
  const money = moneyOf(setting);
  const percent = [...namesOfUnit('percent', setting.locale), ...vocabulary.percent];
  const sign = escaped(money.sign);
  const range = (nth: string) => `(?<least${nth}>${pattern})\\+?(?:${to}${sign}?(?<most${nth}>${pattern}))?\\+?`;
  const find = (source: string) => new RegExp(source, 'iuy');
  const unit = oneOf(time.names);
  const half = `(?<half>\\s${vocabulary.andAHalf})?`;
  const numbersOf = (...written: (string | undefined)[]) =>
    written.flatMap((each) => (each === undefined ? [] : [valueOf(each)]));

  const readers: Reader[] = [
    [
      find(
        `(?:${range('')}[\\s-]?|(?:(?<part>${oneOf(Object.keys(vocabulary.partsOfOne))})|(?<=${oneOf(vocabulary.afterwards)}\\s)${oneOf(vocabulary.articles)})\\s)(?<unit>${unit})${half}`,
      ),
      ({ least, most, part, unit: name, half: more }) => {
        const { measure, length } = time.read(name!)!;
        const numbers =
          least === undefined
            ? [part === undefined ? 1 : vocabulary.partsOfOne[part.toLowerCase()]!]
            : numbersOf(least, most);
        return { measure, value: numbers.map((number) => (number + (more ? 0.5 : 0)) * length) };
      },
    ],
    [
      find(
        `(?:(?:${sign}|${setting.currency})\\s?${range('1')}|${range('2')}\\s?(?:${oneOf(money.names)}(?!\\s${oneOf(vocabulary.notMoney)})|${sign}))`,
      ),
      ({ least1, most1, least2, most2 }) => ({ measure: 'money', value: numbersOf(least1, most1, least2, most2) }),
    ],
    [
      find(
        `(?<score>${pattern})(?:\\s?/\\s?|\\s${vocabulary.outOf}\\s)(?<of>5|10|${oneOf(wordsFor(vocabulary, [5, 10]))})(?![\\d/]|\\.\\d)(?<people>\\s${oneOf(vocabulary.people)})?`,
      ),
      ({ score, of, people }) =>
        people
          ? { measure: 'share', value: [(valueOf(score!) / valueOf(of!)) * 100] }
          : { measure: 'score', value: [(valueOf(score!) / valueOf(of!)) * 5] },
    ],
    [
      find(`(?<score>[1-5]\\p{P}\\d)[\\s-]${vocabulary.stars}(?!\\p{L})`),
      ({ score }) => ({ measure: 'score', value: numbersOf(score) }),
    ],
    [
      find(`${range('')}\\s?(?:%|${oneOf(percent)})`),
      ({ least, most }) => ({ measure: 'share', value: numbersOf(least, most) }),
    ],
    [
      find(`(?<least>${pattern})\\+?\\s(?:\\p{L}+\\s)?(?<noun>${oneOf(nouns)})`),
      ({ least, noun }) => ({ measure: 'count', value: numbersOf(least), noun: noun!.toLowerCase() }),
    ],
    [find(oneOf(vocabulary.lifetime)), () => ({ measure: 'days', value: [Infinity] })],
    ...hoursReaders(setting).map(([source, read]): Reader => [find(source), read]),
    [
      find('(?<year>(?:18|19|20)\\d\\d)(?![\\p{L}\\p{N}–/-])'),
      ({ year }) => ({ measure: 'year', value: [Number(year)] }),
    ],
  ];
  const hint = new RegExp(
    `\\d|${[...time.names, ...money.names, ...percent, ...nouns, ...vocabulary.lifetime, ...vocabulary.closed, ...vocabulary.dayAndNight].join('|')}`,
    'iu',
  );
  const words = oneOf([
    ...Object.keys(vocabulary.numbers),
    ...Object.keys(vocabulary.partsOfOne),
    ...vocabulary.lifetime,
    ...vocabulary.closed,
    ...vocabulary.dayAndNight,
  ]);
  const starts = new RegExp(
    `(?<![\\p{L}\\p{N}.,/-]|\\p{Sc}\\s?)(?:\\d|${sign}|${setting.currency}|${words}|(?<=${oneOf(vocabulary.afterwards)}\\s)${oneOf(vocabulary.articles)})`,
    'giu',
  );
  return (text) => {
    const found: Quantity[] = [];
    for (const { index: start } of hint.test(text) ? text.matchAll(starts) : []) {
      // The end of a range is no quantity of its own.
      if (found.some(({ end }) => start < end)) continue;
      for (const [regex, read] of readers) {
        regex.lastIndex = start;
        const match = regex.exec(text);
        const quantity = match && read(match.groups ?? {});
        if (quantity) found.push({ ...quantity, written: match[0], start, end: regex.lastIndex });
      }
    }
    return found;
  };
}

const wordsFor = ({ numbers }: Vocabulary, values: readonly number[]) =>
  Object.keys(numbers).filter((word) => values.includes(numbers[word]!));
