/** A word of a text, or a token, with where it stands. `word` is in lower case and without a possessive "'s". */
export interface Word {
  word: string;
  start: number;
  end: number;
}

const WORD = /\{[^{}]*\}|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** The words and tokens of a text in order. "St James's" is `st`, `james`. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    words.push({ word: plainWord(found), start: index, end: index + found.length });
  }
  return words;
}

function plainWord(found: string): string {
  const lower = found.toLowerCase();
  return lower.endsWith('\'s') || lower.endsWith('’s') ? lower.slice(0, -2) : lower;
}

/** The words of texts as numbers, without their tokens. */
export function wordNumbers(texts: readonly string[]): number[] {
  const numbers: number[] = [];
  for (const text of texts) {
    for (const found of text.match(WORD) ?? []) if (!found.startsWith('{')) numbers.push(hashOf(plainWord(found)));
  }
  return numbers;
}

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

export const isToken = ({ word }: Word) => word.startsWith('{');

/** A word as a number of 32 bits (FNV-1a over its letters): a page's words as numbers take a tenth of their room. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
