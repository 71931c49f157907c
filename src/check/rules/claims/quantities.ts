import { namesOfUnit, TIME_UNITS } from '../../../content/units';
import { weekdaysIn } from '../../texts/dates';
import type { Span } from '../../../json/text-edit';
import { oncePer, oncePerText } from '../../once';
import { amountsIn, escaped } from './amounts';
import { DAY, freeDaysIn, hoursReaders } from './hours';
import type { Topic } from './topic-table';
import { END, oneOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** What a number counts. */
export type Measure = 'phone' | 'time' | 'money' | 'score' | 'share' | 'count' | 'year' | 'hours';

/** A number of something in a text. */
export interface Quantity extends Span {
  measure: Measure;
  written: string;
  /**
   * One number, or the least and the most: minutes, money, stars out of five, hundredths, a year, minutes of a day.
   */
  value: readonly number[];
  /** What is counted, where it is neither time nor our money: "customers", "dollars". */
  noun?: string | undefined;
  /** What a price is for: "hour". */
  per?: string | undefined;
  /** What it is of, where its own words say so. */
  topic?: Topic;
  /** Whether its words say that it is the end of a wait: "the next day". */
  isWithin?: true;
  /** Whether an hour may be one before or after noon: "half past five". */
  isEitherHalf?: boolean;
}

/** Months and days are counted in parts that hardly differ. */
export const isSameValue = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length &&
  one.every((number, index) => number === other[index] || Math.abs(number - other[index]!) < 0.01);

export interface QuantitySetting {
  locale: string;
  currency: string;
  vocabulary: Vocabulary;
  /** What else is counted: by claims, by the pages of a kind, and of those who come. */
  nouns: readonly string[];
  counted: readonly string[];
  workers: readonly string[];
}

/** In minutes. */
const LENGTHS = { minute: 1, hour: 60, day: DAY, week: 7 * DAY, month: (365 / 12) * DAY, year: 365 * DAY };

/** Longer than any time; what is read goes through JSON, which has no infinity. */
const FOREVER = Number.MAX_SAFE_INTEGER;

/** What lengths of time are called, each with its minutes. */
export const timesIn = ({ locale, vocabulary }: Pick<QuantitySetting, 'locale' | 'vocabulary'>): Map<string, number> =>
  new Map([
    ...TIME_UNITS.flatMap((unit) => namesOfUnit(unit, locale).map((name) => [name, LENGTHS[unit]] as const)),
    ...Object.entries(vocabulary.longTimes).map(([name, days]) => [name, days * DAY] as const),
  ]);

/** The sign, the code and the names of the site's money: "€", "EUR", "euro", "euros". */
export function moneyOf({ locale, currency, vocabulary }: QuantitySetting): { sign: string; names: string[] } {
  const partOf = (currencyDisplay: 'narrowSymbol' | 'name', count: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(count)
      .find(({ type }) => type === 'currency')!.value;
  // That of nobody is called "(unknown currency)".
  const names = [1, 2].map((count) => escaped(partOf('name', count).split(' ').at(-1)!.toLowerCase()));
  return { sign: partOf('narrowSymbol', 1), names: [currency, ...names, ...(vocabulary.money[currency] ?? [])] };
}

/** What a business counts of itself: its vans and its staff. */
export const crewIn = ({ vocabulary, workers }: Pick<QuantitySetting, 'vocabulary' | 'workers'>): string[] => [
  ...vocabulary.crew,
  ...workers.map((worker) => (worker.endsWith('s') ? worker : `${worker}s`).toLowerCase()),
];

export type Groups = Record<string, string | undefined>;
export type Reader = [source: string, read: (groups: Groups) => Omit<Quantity, keyof Span | 'written'> | undefined];

/** Finds the quantities of texts in one language; the same for equal settings, as its patterns take long to compile. */
export const quantityReader = ({ vocabulary, locale, currency, nouns, counted, workers }: QuantitySetting): ReadText =>
  readersIn(vocabulary)(JSON.stringify({ locale, currency, nouns, counted, workers }));

type ReadText = (text: string) => Quantity[];

const readersIn = oncePer((vocabulary: Vocabulary) =>
  oncePerText((setting) => newReader({ ...(JSON.parse(setting) as Omit<QuantitySetting, 'vocabulary'>), vocabulary })),
);

function newReader(setting: QuantitySetting): ReadText {
  const { vocabulary: words, nouns, locale } = setting;
  const { pattern, digits, to, valueOf } = amountsIn(locale, words);
  const times = timesIn(setting);
  const money = moneyOf(setting);
  const coins = [...money.names, ...words.otherMoney];
  const own = new RegExp(`^(?:${escaped(money.sign)}|${oneOf(money.names)})$`, 'i');
  const percent = [...namesOfUnit('percent', locale), ...words.percent];
  const sign = `(?:\\p{Sc}|${oneOf(coins.filter((name) => /^[A-Z]{3}$/.test(name)))})\\s?`;
  // "€90 or ninety" is no range.
  const until = `${to}(?:${sign})?`;
  const range = (nth = '') =>
    `(?<least${nth}>${pattern})\\+?(?:${until}(?<most${nth}>(?<=\\d\\+?${until})${digits}|(?<=\\p{L}\\+?${until})${pattern}))?\\+?`;
  const shareOf = (some: string, all: string) => {
    const share = (valueOf(some) / valueOf(all)) * 100;
    return share <= 100 ? { measure: 'share' as const, value: [share] } : undefined;
  };
  const numbersOf = (...written: (string | undefined)[]) =>
    written.flatMap((each) => (each === undefined ? [] : [valueOf(each)]));
  const five = Object.keys(words.numbers).filter((word) => [5, 10].includes(words.numbers[word]!));
  const round = oneOf([
    '10',
    '20',
    '100',
    ...Object.keys(words.numbers).filter((word) => [10, 20].includes(words.numbers[word]!)),
    ...Object.keys(words.multiples).filter((word) => words.multiples[word] === 100),
  ]);
  const unit = oneOf([...times.keys()]);
  const tens = Object.keys(words.numbers).filter((word) => words.numbers[word]! >= 20);
  const longTime = `(?:${oneOf(words.ofUnit)}\\s)?${oneOf(Object.keys(words.longTimes))}`;
  const anArticle = `(?:(?<=${oneOf([words.limits, words.lasting])}\\s)${oneOf(words.article)}|${oneOf(words.article)}(?=\\s${longTime}))`;
  const part = oneOf(Object.keys(words.partsOfOne));
  const per = `(?:(?=\\s?(?:/|${oneOf(words.per)})\\s?(?<per>${oneOf([...times.keys(), ...words.perUnits])}))|)`;

  const readers: Reader[] = [
    ...hoursReaders(setting),
    [
      `(?:(?<nth>\\d+)${oneOf(words.ordinalEnds)}|(?:(?<tens>${oneOf(tens)})[\\s-])?(?<name>${oneOf(Object.keys(words.ordinals))}))\\s${oneOf(words.anniversaries)}`,
      ({ nth, tens: before, name }) => {
        const years = nth ? Number(nth) : valueOf(before ?? '') + words.ordinals[name!.toLowerCase()]!;
        return { measure: 'time', value: [years * LENGTHS.year], topic: 'anniversary' };
      },
    ],
    [oneOf(words.sameDay), () => ({ measure: 'time', value: [0, DAY], isWithin: true })],
    [oneOf(words.nextDay), () => ({ measure: 'time', value: [DAY], isWithin: true })],
    [
      `(?:${range()}[\\s-]?(?:${oneOf(words.ofUnit)}\\s)?|(?:(?<part>${part})|${anArticle})\\s(?:${oneOf(words.ofUnit)}\\s)?)(?<unit>${unit})(?<half>\\s${words.andAHalf})?`,
      ({ least, most, part: some, unit: name, half }) => {
        const numbers = least ? numbersOf(least, most) : [some ? words.partsOfOne[some.toLowerCase()]! : 1];
        const length = times.get(name!.toLowerCase())!;
        return { measure: 'time', value: numbers.map((number) => (number + (half ? 0.5 : 0)) * length) };
      },
    ],
    [
      `(?:(?<sign>${sign})${range('1')}|${range('2')}\\s?(?<name>${oneOf(coins)}(?!\\s${oneOf(words.notMoney)})|\\p{Sc}))${per}`,
      ({ sign: before, name, least1, most1, least2, most2, per: of }) => {
        const coin = (before ?? name)!.trim();
        const value = numbersOf(least1, most1, least2, most2);
        return { measure: 'money', value, per: of?.toLowerCase(), ...(!own.test(coin) && { noun: coin }) };
      },
    ],
    [oneOf(words.halfPrice), () => ({ measure: 'share', value: [50], topic: 'discount' })],
    [
      `(?<score>${pattern})(?:\\s?/\\s?|\\s${words.outOf}\\s)(?<of>5|10|${oneOf(five)})(?![\\d/]|\\.\\d)(?<people>\\s${oneOf(words.people)})?`,
      ({ score, of, people }) => {
        const all = valueOf(score!) / valueOf(of!);
        return people ? { measure: 'share', value: [all * 100] } : { measure: 'score', value: [all * 5] };
      },
    ],
    [
      `(?<score>[1-5]\\p{P}\\d)[\\s-]${oneOf(words.stars)}|(?<=${oneOf(words.rated)}\\s)(?<rated>[1-5]\\p{P}\\d)(?!\\d|\\s?%)`,
      ({ score, rated }) => ({ measure: 'score', value: numbersOf(score, rated), topic: 'rating' }),
    ],
    [
      `(?<least>${pattern})\\s${words.inEvery}\\s(?<of>${pattern}|${oneOf(Object.keys(words.multiples))})(?!\\s${unit})(?=\\s${oneOf(words.people)})`,
      ({ least, of }) => shareOf(least!, of!),
    ],
    [
      // "Of a hundred customers, 97", "nine doors in ten".
      `(?:${words.inEvery}\\s(?:${oneOf(words.article)}\\s)?(?<of1>${round})\\s[^.,;]{3,40},\\s(?<least1>${pattern})|(?<least2>${pattern})\\s\\p{L}+\\s${words.inEvery}\\s(?<of2>${round}))(?!\\s?[\\p{L}%]*\\d)`,
      ({ least1, of1, least2, of2 }) => shareOf((least1 ?? least2)!, (of1 ?? of2)!),
    ],
    [
      `${range()}\\s?(?:%|${oneOf(percent)})`,
      ({ least, most }) => ({ measure: 'share', value: numbersOf(least, most) }),
    ],
    [
      `(?<=(?:${oneOf(words.rated)}|${oneOf(words.stars)})[^.,;]{0,12}(?:\\d\\p{P}\\d)?\\s${oneOf(words.ratedBy)}\\s(?:${oneOf(words.atLeast)}\\s)?)(?<least>${pattern})\\+?(?!\\s(?:${words.outOf}|${unit}))(?:\\s(?:\\p{L}+\\s)?${oneOf([...nouns, ...words.kindred.flat()])})?`,
      ({ least }) => ({ measure: 'count', value: numbersOf(least), noun: words.reviews[0] }),
    ],
    [
      `(?<least>${pattern})\\+?\\s(?:(?!(?:of|and|to|or|${words.ofList})\\s)[\\p{L}-]+\\s){0,2}?(?<noun>${oneOf([...nouns, ...words.kindred.flat(), ...setting.counted, ...crewIn(setting)])})`,
      ({ least, noun }) => ({ measure: 'count', value: numbersOf(least), noun: noun!.toLowerCase() }),
    ],
    [
      `(?<=${words.crewOf}\\s(?:${oneOf(words.atLeast)}\\s)?)(?<least>${pattern})(?!\\s\\p{L}+s${END})`,
      ({ least }) => ({ measure: 'count', value: numbersOf(least), noun: crewIn(setting)[0]! }),
    ],
    [oneOf(words.lifetime), () => ({ measure: 'time', value: [FOREVER] })],
    ['(?<year>(?:18|19|20)\\d\\d)(?![\\p{L}\\p{N}–/-])', ({ year }) => ({ measure: 'year', value: [Number(year)] })],
  ];
  const found = readers.map(([source, read]) => [new RegExp(source, 'iuy'), read] as const);
  const inWords = [
    words.lifetime, ...freeDaysIn(locale, words), words.someDays, words.partOfDay, words.machine, words.dayAndNight, words.ends, ...Object.keys(words.shifts), words.sameDay, words.nextDay,
    words.halfPrice, ...weekdaysIn(locale), ...weekdaysIn(locale, 'short'), ...Object.keys(words.times), ...Object.keys(words.ordinals),
  ]; // prettier-ignore
  const numbers = [...Object.keys(words.numbers), ...Object.keys(words.partsOfOne)];
  const several = Object.keys(words.multiples).filter((name) => name.length > 2);
  const starts = new RegExp(
    `(?<![\\p{L}\\p{N}.,/-]|\\p{Sc}\\s?)(?:\\d|${sign}|${oneOf([...numbers, ...inWords])}|${anArticle}|(?:half\\s)?${oneOf(words.article)}(?=\\s${oneOf(several)})|${words.inEvery}(?=\\s(?:${oneOf(words.article)}\\s)?${round}))`,
    'iuy',
  );
  return (text) => {
    const quantities: Quantity[] = [];
    for (const start of placesOf(starts, text)) {
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

/** Where a pattern matches that begins no match behind a letter or digit: most places need not be tried. */
function* placesOf(pattern: RegExp, text: string): Generator<number> {
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && isOfWord(text.charCodeAt(at - 1))) continue;
    pattern.lastIndex = at;
    if (!pattern.test(text)) continue;
    const end = pattern.lastIndex;
    yield at;
    at = Math.max(at, end - 1);
  }
}

/** Of the letters and digits of ASCII. */
const isOfWord = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
