import type { Field } from '../content/walk';
import { oncePer } from './once';

/** A word of a text, or a token, with where it stands. `word` is in lower case and without a possessive "'s". */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** The words and tokens of a text in order. "St James's" is `st`, `james`. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\{[^{}]*\}|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu)].map(({ 0: found, index }) => ({
    word: found.toLowerCase().replace(/['’]s$/, ''), start: index, end: index + found.length,
  }));
}

/** The words of a field that holds a text, found once. */
export const wordsIn = oncePer(({ value }: Field): readonly Word[] => wordsOf(String(value)));

export const isToken = ({ word }: Word) => word.startsWith('{');
