import { EN } from './vocabulary/en';

/** The words of a language by which figures are read. */
export type Vocabulary = typeof EN;

const VOCABULARIES: Readonly<Record<string, Vocabulary>> = { en: EN };

/** `undefined` of a language whose texts nobody taught the check to read. */
export const vocabularyOf = (locale: string): Vocabulary | undefined => VOCABULARIES[locale.split('-')[0]!];

/** Stands where a word begins. */
export const OUTSIDE = String.raw`(?<![\p{L}\p{N}])`;
/** Stands where a word ends. */
export const END = String.raw`(?![\p{L}\p{N}])`;

/** One of these words, as a piece of a regular expression. */
export const oneOf = (words: readonly string[] | string): string =>
  `(?:${typeof words === 'string' ? words : words.join('|')})${END}`;

/** Finds one of these words in a text. */
export const anyOf = (words: readonly string[] | string): RegExp => new RegExp(OUTSIDE + oneOf(words), 'iu');

/** What else than work these words take a sum for, by its place in the list. */
export function feeReader({ fees }: Pick<Vocabulary, 'fees'>): (words: string) => number[] {
  const forms = fees.map(anyOf);
  return (words) => forms.flatMap((form, index) => (form.test(words) ? [index] : []));
}
