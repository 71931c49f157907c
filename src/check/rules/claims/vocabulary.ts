import { EN } from './vocabulary/en';

type Words = readonly string[];

/**
 * The words of a language that tell what a figure speaks of: whole words, or with "*" at the end words that begin so, in
 * any case of their letters. Each is a piece of a regular expression, in which "#" stands for the figure.
 */
export interface Vocabulary {
  numbers: Readonly<Record<string, number>>;
  /** "five thousand", "€2m". */
  multiples: Readonly<Record<string, number>>;
  /** "half an hour". */
  partsOfOne: Readonly<Record<string, number>>;
  /** "an hour", behind words of `afterwards`. */
  articles: Words;
  afterwards: Words;
  andAHalf: string;
  /** Between least and most. */
  to: Words;
  atLeast: Words;
  decade: Words;
  /** How a hundredth is called beside the name that Intl knows. */
  percent: Words;
  /** What else people call the money of a currency, and what follows where its name means something else. */
  money: Readonly<Record<string, Words>>;
  notMoney: Words;
  outOf: string;
  stars: string;
  /** "9 out of 10 customers" is a share of them, and no rating. */
  people: Words;
  reviews: Words;
  /** How the subject of a claim begins. */
  topics: Readonly<Record<'response' | 'guarantee' | 'price' | 'insurance' | 'experience', string>>;

  /** What ends a clause, beside commas. */
  joins: Words;
  us: Words;
  /** What tells by itself that a clause is of our coming. */
  arriving: Words;
  /** What tells so behind a word for us, where the time is the end of a wait. */
  comingOfUs: Words;
  asAnEnd: Words;
  /** What may stand before the time in a title without a verb. */
  comingTitle: Words;
  /** What leads to a place: "in", "at". */
  towards: Words;
  /** What is said of a time that is no wait. */
  notComing: Words;
  guaranteed: Words;
  lifetime: Words;
  insured: Words;
  rated: Words;
  experience: Words;
  founded: Words;
  opening: Words;
  /** What stands before a day on which nobody works, and days that have no name of a week's. */
  closed: Words;
  freeDays: Words;
  dayAndNight: Words;
  /** How hours are told before and after noon, and what stands between two of them. */
  noon: { before: string; after: string };
  until: Words;
  /** What makes a sum of its clause, or of its sentence, one of somebody else. */
  chargesOfOthers: Words;
  ofOthers: Words;
}

const VOCABULARIES: Readonly<Record<string, Vocabulary>> = { en: EN };

/** `undefined` of a language whose texts nobody taught the check to read. */
export const vocabularyOf = (locale: string): Vocabulary | undefined => VOCABULARIES[locale.split('-')[0]!];

/** One of these, as a piece of a regular expression; the longest first. */
export function oneOf(words: Words): string {
  const [open, whole] = [true, false].map((isOpen) =>
    words.filter((word) => word.endsWith('*') === isOpen).toSorted((a, b) => b.length - a.length),
  );
  const pieces = [
    ...open!.map((word) => word.slice(0, -1)),
    ...(whole!.length > 0 ? [`(?:${whole!.join('|')})(?![\\p{L}\\p{N}])`] : []),
  ];
  return `(?:${pieces.join('|')})`;
}

/** Finds one of these in a text. */
export const anyOf = (words: Words): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${oneOf(words)}`, 'iu');
