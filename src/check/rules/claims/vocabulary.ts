import { EN } from './vocabulary/en';

/** What claims speak of, beside plain counts and shares. */
export const TOPICS = [
  'response', 'reply', 'notice', 'retention', 'guarantee', 'experience', 'discount', 'insurance', 'rating', 'founded', 'hours',
] as const; // prettier-ignore
export type Topic = (typeof TOPICS)[number];

interface TopicWords {
  /** How the subject of a claim begins. */
  subject: string;
  /** What tells that a clause, or the label beside it, is of it. */
  said: string;
  /** What tells so in a title, where capitals count. */
  title?: string;
  /** Whether it tells so of the whole sentence. */
  isWide?: boolean;
  /** What tells that it is not. */
  not?: string;
}

/**
 * The words of a language that tell what a figure speaks of: pieces of regular expressions for whole words in any case.
 * "#" stands in them for the figure, WE for us and those who come.
 */
export interface Vocabulary {
  numbers: Readonly<Record<string, number>>;
  /** "five thousand", "€2m". */
  multiples: Readonly<Record<string, number>>;
  /** "half an hour". */
  partsOfOne: Readonly<Record<string, number>>;
  /** "an hour", behind a word of `limits`. */
  article: string;
  limits: string;
  andAHalf: string;
  /** Between least and most. */
  to: string;
  atLeast: string;
  decade: readonly string[];
  /** How a hundredth is called beside the name that Intl knows. */
  percent: readonly string[];
  /**
   * What else people call the money of a currency, that of others, and what follows where a name means something else.
   */
  money: Readonly<Record<string, readonly string[]>>;
  otherMoney: readonly string[];
  notMoney: string;
  outOf: string;
  stars: string;
  /** "9 out of 10 customers" is a share of them, and no rating. */
  people: string;
  reviews: readonly string[];
  lifetime: string;
  /** What ends a clause, beside commas. */
  joins: string;
  us: string;
  /** What else makes a clause one of the business, of one person in it, and of all that there is. */
  ours: string;
  oneOfUs: string;
  wholly: string;
  /** What makes it doubtful that a price is ours. */
  others: string;
  topics: Readonly<Record<Topic, TopicWords>>;
  priced: string;
  /** What stands before a day on which nobody works, and days that have no name of a week's. */
  closed: string;
  freeDays: readonly string[];
  dayAndNight: string;
  /** How hours are told before and after noon, and what stands between two of them. */
  noon: { before: string; after: string };
  until: string;
  /** What makes a figure of its clause, or of its sentence, one of somebody else. */
  chargesOfOthers: string;
  ofOthers: string;
  /** What tells in the scope of a claim that it is of the slowest or the fastest district, or that it holds in all. */
  bounds: Readonly<Record<'slowest' | 'fastest' | 'every', string>>;
}

const VOCABULARIES: Readonly<Record<string, Vocabulary>> = { en: EN };

/** `undefined` of a language whose texts nobody taught the check to read. */
export const vocabularyOf = (locale: string): Vocabulary | undefined => VOCABULARIES[locale.split('-')[0]!];

const OUTSIDE = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** One of these words, as a piece of a regular expression. */
export const oneOf = (words: readonly string[] | string): string =>
  `(?:${typeof words === 'string' ? words : words.join('|')})${END}`;

/** Finds one of these words in a text. */
export const anyOf = (words: readonly string[] | string): RegExp => new RegExp(OUTSIDE + oneOf(words), 'iu');
