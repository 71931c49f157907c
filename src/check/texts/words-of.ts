import type { Span } from '../../json/text-edit';

/** A word of a text, or a token, with where it stands. `word` is in lower case and without a possessive "'s". */
export interface Word extends Span {
  word: string;
}

/** Twenty times as fast as `Intl.Segmenter`, and of one mind with it wherever words stand between spaces. */
const WORD = /\{[^{}]*\}|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts that put no spaces between words, and the ranges that they lie in, which are sooner looked for. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const MAY_BE_UNSPACED = /[\u0e00-\u1fff\u2e80-\uffff]/;
/** Where words end is the same in every locale. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

const isUnspaced = (text: string) => MAY_BE_UNSPACED.test(text) && UNSPACED.test(text);

/** The words and tokens of a text in order. "St James's" is `st`, `james`. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const mayBeUnspaced = isUnspaced(text);
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (mayBeUnspaced && UNSPACED.test(found)) words.push(...segmentsOf(found, index));
    else words.push({ word: plainWord(found.toLowerCase()), start: index, end: index + found.length });
  }
  return words;
}

const segmentsOf = (run: string, start: number): Word[] =>
  [...segmenter.segment(run)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      word: segment.toLowerCase(),
      start: start + index,
      end: start + index + segment.length,
    }));

const plainWord = (lower: string) => (lower.endsWith("'s") || lower.endsWith('’s') ? lower.slice(0, -2) : lower);

/** A word of a name as it is compared, without apostrophe and possessive: King's is Kings is KING’S. */
export const wordKey = ({ word }: Pick<Word, 'word'>) =>
  word.length > 2 && word.endsWith('s') ? word.slice(0, /['’ʼ]/.test(word.at(-2)!) ? -2 : -1) : word;

export const isToken = ({ word }: Pick<Word, 'word'>) => word.startsWith('{');

export const countWords = (text: string): number => plainWordsOf(text).length;

/** A word as it is written, with an apostrophe in it at most. Parts of a word with hyphens are words. */
const WRITTEN = /(?<![\p{L}\p{N}@./])\p{L}+(?:['’]\p{L}+)*(?![\p{L}\p{N}@])/gu;

/** The words of a text as they are written, as one spells them: without what has digits or belongs to an address. */
export const writtenWords = (text: string): Pick<Word, 'word' | 'start'>[] =>
  Array.from(text.matchAll(WRITTEN), ({ 0: word, index: start }) => ({ word, start }));

/** The same words without their places, which take half of the time. */
export const spelledWords = (text: string): readonly string[] => text.match(WRITTEN) ?? [];

/** The words of texts as numbers, without their tokens. */
export const wordNumbers = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => plainWordsOf(text).flatMap((word) => (isToken({ word }) ? [] : [hashOf(word)])));

/** The same words as by `wordsOf`, without an object for each: all that a site says is read so. */
const plainWordsOf = (text: string): string[] =>
  isUnspaced(text) ? wordsOf(text).map(({ word }) => word) : (text.toLowerCase().match(WORD) ?? []).map(plainWord);

const [FIRST_HASH, PRIME] = [0x811c9dc5, 0x01000193];

/** A word as a number of 32 bits (FNV-1a), whatever its capitals: a page's words so take a tenth of their room. */
export function hashOf(word: string): number {
  const letters = word.toLowerCase();
  let hash = FIRST_HASH;
  for (let at = 0; at < letters.length; at += 1) hash = Math.imul(hash ^ letters.charCodeAt(at), PRIME);
  return hash >>> 0;
}
