/** A word of a text, or a token, with where it stands. `word` is in lower case and without a possessive "'s". */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** Twenty times as fast as `Intl.Segmenter`, and of one mind with it wherever words stand between spaces. */
const WORD = /\{[^{}]*\}|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Where words end is the same in every locale. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words and tokens of a text in order. "St James's" is `st`, `james`. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (UNSPACED.test(found)) words.push(...segmentsOf(found, index));
    else words.push({ word: plainWord(found), start: index, end: index + found.length });
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

function plainWord(found: string): string {
  const lower = found.toLowerCase();
  return lower.endsWith("'s") || lower.endsWith('’s') ? lower.slice(0, -2) : lower;
}

const plainWordsOf = (text: string): string[] =>
  UNSPACED.test(text) ? wordsOf(text).map(({ word }) => word) : (text.match(WORD)?.map(plainWord) ?? []);

/** The words of texts as numbers, without their tokens. */
export function wordNumbers(texts: readonly string[]): number[] {
  const numbers: number[] = [];
  for (const text of texts) {
    for (const word of plainWordsOf(text)) if (!word.startsWith('{')) numbers.push(hashOf(word));
  }
  return numbers;
}

export const countWords = (text: string): number => plainWordsOf(text).length;

export const isToken = ({ word }: Word) => word.startsWith('{');

/** A word as a number of 32 bits (FNV-1a over its letters): a page's words as numbers take a tenth of their room. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
