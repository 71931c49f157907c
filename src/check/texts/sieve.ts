import { isSign } from './needles';
import type { Needles } from './needles';

const ROW_LETTERS = 3;
/** Of a needle of two letters these are all. */
const PAIR_LETTERS = 2;
/** Five bits are the same for a small letter and its capital. */
const BITS = 5;
const ofLetter = (code: number) => code & ((1 << BITS) - 1);
const MASK = (1 << (ROW_LETTERS * BITS)) - 1;
const PAIR_MASK = (1 << (PAIR_LETTERS * BITS)) - 1;
/** A long s and the sign of Kelvin, letters to a pattern that does not look at capitals. */
const ALSO_LETTERS = /[\u017f\u212a]/;

/** How often a letter stands in texts, about. */
const USUAL = ' etaonirshdlucmfywgpbvkxqjz';
const usual = (letters: string) => [...letters].reduce((sum, letter) => sum + USUAL.length - USUAL.indexOf(letter), 0);

interface Needle {
  pattern: number;
  words: string;
  /** Where in the words the row of letters ends by which they are found. */
  end: number;
}

/** Tells by reading a text once which of many patterns it may match. */
export class Sieve {
  #size = 0;
  /** Row → its place in the list of needles, which is 0 for most. */
  readonly #byRow = new Uint16Array(MASK + 1);
  readonly #byPair = new Uint16Array(PAIR_MASK + 1);
  readonly #needles: Needle[][] = [[]];
  readonly #bySign = new Map<number, number[]>();
  readonly #always: number[] = [];
  /** Which patterns the text that is being read may match: room for all texts, which is cleared behind each. */
  #isFound = new Uint8Array();

  constructor(patterns: readonly Needles[] = []) {
    for (const needles of patterns) this.add(needles);
  }

  /** How many patterns it has. */
  get size(): number {
    return this.#size;
  }

  /** Of a pattern what `needlesOf` tells. Returns its number. */
  add(needles: Needles): number {
    const pattern = this.#size++;
    if (needles?.every((needle) => needle.length >= PAIR_LETTERS || isSign(needle)))
      for (const needle of needles) this.#addNeedle(needle, pattern);
    else this.#always.push(pattern);
    return pattern;
  }

  #addNeedle(needle: string, pattern: number): void {
    if (isSign(needle)) {
      const sign = needle.charCodeAt(0);
      this.#bySign.set(sign, [...(this.#bySign.get(sign) ?? []), pattern]);
      return;
    }
    const words = plainly(needle);
    const size = Math.min(ROW_LETTERS, words.length);
    const starts = Array.from({ length: words.length - size + 1 }, (_, start) => start);
    const rowAt = (start: number) => words.slice(start, start + size);
    const rarest = starts.reduce((best, start) => (usual(rowAt(start)) < usual(rowAt(best)) ? start : best));
    const row = [...rowAt(rarest)].reduce((code, letter) => (code << BITS) | ofLetter(letter.charCodeAt(0)), 0);
    const rows = size === ROW_LETTERS ? this.#byRow : this.#byPair;
    rows[row] ||= this.#needles.push([]) - 1;
    this.#needles[rows[row]!]!.push({ pattern, words, end: rarest + size });
  }

  /**
   * The numbers of the patterns that may match, each once. A text begins as if behind a space, and a curved apostrophe
   * is a straight one.
   */
  of(text: string): number[] {
    if (this.#isFound.length < this.#size) this.#isFound = new Uint8Array(2 * this.#size);
    const isFound = this.#isFound;
    const found = [...this.#always];
    const plain = ` ${plainly(text)}`;
    // Of a letter that became two the places behind it are others.
    if (plain.length !== text.length + 1 || ALSO_LETTERS.test(text))
      return Array.from({ length: this.#size }, (_, pattern) => pattern);
    let row = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = plain.charCodeAt(at + 1);
      row = ((row << BITS) | ofLetter(code)) & MASK;
      const ofRow = this.#byRow[row]!;
      const ofPair = this.#byPair[row & PAIR_MASK]!;
      for (const list of ofRow + ofPair > 0 ? [ofRow, ofPair] : NONE) {
        for (const { pattern, words, end } of this.#needles[list]!) {
          if (isFound[pattern] === 1 || !plain.startsWith(words, at + 2 - end)) continue;
          isFound[pattern] = 1;
          found.push(pattern);
        }
      }
      if (isSmallLetter(code)) continue;
      const patterns = this.#bySign.get(text.charCodeAt(at));
      for (const pattern of patterns ?? NONE) {
        if (isFound[pattern] === 1) continue;
        isFound[pattern] = 1;
        found.push(pattern);
      }
    }
    for (const pattern of found) isFound[pattern] = 0;
    return found;
  }
}

const NONE: readonly number[] = [];

const plainly = (text: string) => text.toLowerCase().replaceAll('’', "'");
const isSmallLetter = (code: number) => (code >= 97 && code <= 122) || code === 32;
