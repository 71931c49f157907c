import { oncePer } from '../../once';
import { Sift } from '../../texts/sift';
import { EN, EN_BEYOND_US } from './vocabulary/en';

/** A form, and what is meant by it: as `replace` writes it, or worked out of what was found. */
export type Slip = readonly [form: RegExp, meant: string | ((found: RegExpExecArray) => string)];

/** What is known of how people slip in one language. */
export interface SpellingVocabulary {
  /** Words that stand for others that sound alike. */
  slips: readonly Slip[];
  /** What stands for another word where a thing follows, `thing`. */
  beforeThings: readonly Slip[];
  /** How a text shows that a word is a thing, and what is none all the same. */
  things?: RegExp;
  noThings: ReadonlySet<string>;
  /** One of those things; nothing for what is not several. */
  singularOf?: (word: string) => string | undefined;
  /** Words that few sites need → what may be meant. */
  twins: ReadonlyMap<string, string>;
  /** The article of one, by the word or number behind it; nothing where both are heard. */
  articleBefore?: (next: string) => string | undefined;
  /** What is written in haste → the whole words. */
  short: ReadonlyMap<string, string>;
  /** Right words of the same language elsewhere → what they are called here. */
  elsewhere: ReadonlyMap<string, string>;
  /** Whether a word is made of another that the dictionary has, as "overtightened" is. */
  isMade?: (word: string, knows: (word: string) => boolean) => boolean;
  /** How the same language is spelt elsewhere, and here. */
  variants: readonly (readonly [elsewhere: RegExp, here: string])[];
}

const NONE: SpellingVocabulary = {
  slips: [],
  beforeThings: [],
  noThings: new Set(),
  twins: new Map(),
  short: new Map(),
  elsewhere: new Map(),
  variants: [],
};

export function vocabularyFor(locale: string): SpellingVocabulary {
  if (!/^en(?:-|$)/.test(locale)) return NONE;
  return locale === 'en' || locale === 'en-US' ? EN : EN_BEYOND_US;
}

/** Which of some slips a text may have. */
export const siftOf = oncePer((slips: readonly Slip[]) => Sift.of(...slips.map(([form]) => form)));

const GROUP = /\$(?:(\d)|<(\w+)>)/g;

/** What is meant by what a slip was found in. */
export const meantBy = ([, meant]: Slip, found: RegExpExecArray): string =>
  typeof meant === 'function'
    ? meant(found)
    : meant.replaceAll(GROUP, (_, at, name) => (at ? found[Number(at)] : found.groups?.[name]) ?? '');
