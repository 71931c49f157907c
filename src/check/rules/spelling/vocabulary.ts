import { EN, EN_BEYOND_US } from './vocabulary/en';

/** What is known of how people slip in one language. */
export interface SpellingVocabulary {
  /** Words that stand for others that sound alike, and what is meant, as `replace` writes it. */
  slips: readonly (readonly [has: string, form: RegExp, meant: string])[];
  /** The article of one, by the word or number behind it; nothing where both are heard. */
  articleBefore?: (next: string) => string | undefined;
  /** What is written in haste → the whole words. */
  short: ReadonlyMap<string, string>;
  /** Right words of the same language elsewhere → what they are called here. */
  elsewhere: ReadonlyMap<string, string>;
  /** How the same language is spelt elsewhere, and here. */
  variants: readonly (readonly [elsewhere: RegExp, here: string])[];
}

const NONE: SpellingVocabulary = { slips: [], short: new Map(), elsewhere: new Map(), variants: [] };

export function vocabularyFor(locale: string): SpellingVocabulary {
  if (!/^en(?:-|$)/.test(locale)) return NONE;
  return locale === 'en' || locale === 'en-US' ? EN : EN_BEYOND_US;
}
