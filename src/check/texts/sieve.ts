import { isSign, usual } from './needles';
import type { Needles } from './needles';

const ROW_LETTERS = 3;
/** Of a needle of two letters these are all. */
const PAIR_LETTERS = 2;
/** Letters and spaces as numbers of five bits; what is neither stands in no row. */
const BITS = 5;
const NO_LETTER = 31;
const ofLetter = (code: number) => code & ((1 << BITS) - 1);
const MASK = (1 << (ROW_LETTERS * BITS)) - 1;
const PAIR_MASK = (1 << (PAIR_LETTERS * BITS)) - 1;
/** A long s and the sign of Kelvin, letters to a pattern that does not look at capitals. */
const ALSO_LETTERS = /[\u017f\u212a]/;

interface Needle {
  pattern: number;
  words: string;
  /** Where in the words the sign or row of letters ends by which they are found. */
  end: number;
}

/** Tells by reading a text once which of many patterns it may match. */
export class Sieve {
  #size = 0;
  /** Row → its place in the list of needles, which is 0 for most. */
  readonly #byRow = new Uint16Array(MASK + 1);
  readonly #byPair = new Uint16Array(PAIR_MASK + 1);
  readonly #needles: Needle[][] = [[]];
  readonly #bySign = new Map<string, Needle[]>();
  readonly #byClass: { one: RegExp; needle: Needle }[] = [];
  /** What was found out of a sign. */
  readonly #ofSigns = new Map<number, readonly Needle[]>();
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
    if (needles?.every((each) => each instanceof RegExp || each.length >= PAIR_LETTERS || isSign(each)))
      for (const needle of needles) this.#addNeedle(needle, pattern);
    else this.#always.push(pattern);
    this.#ofSigns.clear();
    return pattern;
  }

  #addNeedle(needle: string | RegExp, pattern: number): void {
    if (needle instanceof RegExp) {
      this.#byClass.push({ one: needle, needle: { pattern, words: '', end: 1 } });
      return;
    }
    const words = plainly(needle);
    const sign = rarestSign(words);
    if (sign !== undefined) {
      const ofSign = this.#bySign.get(words[sign]!);
      const found = { pattern, words, end: sign + 1 };
      if (ofSign) ofSign.push(found);
      else this.#bySign.set(words[sign]!, [found]);
      return;
    }
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
    const look = (some: readonly Needle[], at: number) => {
      for (const { pattern, words, end } of some) {
        if (isFound[pattern] === 1 || !plain.startsWith(words, at - end)) continue;
        isFound[pattern] = 1;
        found.push(pattern);
      }
    };
    const [byRow, byPair, needles] = [this.#byRow, this.#byPair, this.#needles];
    let row = 0;
    for (let at = 1; at < plain.length; at += 1) {
      const code = plain.charCodeAt(at);
      if (isSmallLetter(code)) {
        row = ((row << BITS) | ofLetter(code)) & MASK;
        const ofRow = byRow[row]!;
        if (ofRow > 0) look(needles[ofRow]!, at + 1);
        const ofPair = byPair[row & PAIR_MASK]!;
        if (ofPair > 0) look(needles[ofPair]!, at + 1);
      } else {
        row = ((row << BITS) | NO_LETTER) & MASK;
        look(this.#ofSign(code), at + 1);
      }
    }
    for (const pattern of found) isFound[pattern] = 0;
    return found;
  }

  /** What a sign is found by; half of a character may be of any class. */
  #ofSign(code: number): readonly Needle[] {
    const known = this.#ofSigns.get(code);
    if (known) return known;
    const sign = String.fromCharCode(code);
    const found = [
      ...(this.#bySign.get(sign) ?? []),
      ...this.#byClass.flatMap(({ one, needle }) => (isHalf(code) || one.test(sign) ? [needle] : [])),
    ];
    this.#ofSigns.set(code, found);
    return found;
  }
}

const plainly = (text: string) => text.toLowerCase().replaceAll('’', "'");
const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;
const isSmallLetter = (code: number) => (code >= 97 && code <= 122) || code === 32;

/** Where the character stands that is neither a letter of English nor a space: a sign at best, a digit, or a point. */
function rarestSign(words: string): number | undefined {
  const places = Array.from({ length: words.length }, (_, at) => at).filter(
    (at) => !isSmallLetter(words.charCodeAt(at)),
  );
  const isAny = (form: RegExp) => places.find((at) => form.test(words[at]!));
  return isAny(/[^\d.,'-]/) ?? isAny(/\d/) ?? places[0];
}
