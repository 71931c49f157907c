import { isSign } from './needles';
import type { Needles } from './needles';

const ROW_LETTERS = 3;
/** Five bits are the same for a small letter and its capital. */
const BITS = 5;
const ofLetter = (code: number) => code & ((1 << BITS) - 1);
const MASK = (1 << (ROW_LETTERS * BITS)) - 1;
/** Signs that are a letter to a pattern that does not look at capitals. */
const [LONG_S, KELVIN] = [0x17f, 0x212a];

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
  readonly #size: number;
  readonly #byRow: (Needle[] | undefined)[] = Array.from({ length: MASK + 1 });
  readonly #bySign = new Map<number, number[]>();
  readonly #always: number[] = [];

  /** Of each pattern what `needlesOf` tells. */
  constructor(patterns: readonly Needles[]) {
    this.#size = patterns.length;
    for (const [pattern, needles] of patterns.entries()) {
      if (needles?.every((needle) => needle.length >= ROW_LETTERS || isSign(needle)))
        for (const needle of needles) this.#add(needle, pattern);
      else this.#always.push(pattern);
    }
  }

  #add(words: string, pattern: number): void {
    if (isSign(words)) {
      const sign = words.charCodeAt(0);
      this.#bySign.set(sign, [...(this.#bySign.get(sign) ?? []), pattern]);
      return;
    }
    const starts = Array.from({ length: words.length - ROW_LETTERS + 1 }, (_, start) => start);
    const rowAt = (start: number) => words.slice(start, start + ROW_LETTERS);
    const rarest = starts.reduce((best, start) => (usual(rowAt(start)) < usual(rowAt(best)) ? start : best));
    const row = [...rowAt(rarest)].reduce((code, letter) => (code << BITS) | ofLetter(letter.charCodeAt(0)), 0);
    (this.#byRow[row] ??= []).push({ pattern, words, end: rarest + ROW_LETTERS });
  }

  /** The patterns that may match, by their numbers: 1 for each of them. */
  of(text: string): Uint8Array {
    const found = new Uint8Array(this.#size);
    for (const pattern of this.#always) found[pattern] = 1;
    let row = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      row = ((row << BITS) | ofLetter(code)) & MASK;
      for (const { pattern, words, end } of this.#byRow[row] ?? NONE) {
        const start = at + 1 - end;
        if (!found[pattern] && text.slice(start, start + words.length).toLowerCase() === words) found[pattern] = 1;
      }
      if (isLetter(code)) continue;
      if (code === LONG_S || code === KELVIN) return found.fill(1);
      for (const pattern of this.#bySign.get(code) ?? []) found[pattern] = 1;
    }
    return found;
  }
}

const NONE: readonly Needle[] = [];

const isLetter = (code: number) => (code >= 97 && code <= 122) || code === 32 || (code >= 65 && code <= 90);
