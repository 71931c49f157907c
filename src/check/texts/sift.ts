import { needlesOf } from './needles';
import type { Needles } from './needles';
import { Sieve } from './sieve';

/** Texts that are remembered: those of one page are asked for by one rule after the other. */
const MOST_TEXTS = 1000;
/** Patterns that are made of a site file come and go with it: from so many on all are asked for anew. */
const MOST_PATTERNS = 4000;

interface Read {
  /** How many patterns there were. */
  size: number;
  found: readonly number[];
}

let sieve = new Sieve();
const known = new Map<string, Read>();

/** One reading of a text for the patterns of all rules. */
function read(text: string, least: number): readonly number[] {
  const before = known.get(text);
  if (before && before.size >= least) return before.found;
  if (known.size >= MOST_TEXTS) known.clear();
  const found = sieve.of(text);
  known.set(text, { size: sieve.size, found });
  return found;
}

/** Some patterns, of which it is soon told what a text may match: most texts lack what each of them needs. */
export class Sift {
  /** Read off patterns when they are asked for the first time: many never are. */
  readonly #needles: () => readonly Needles[];
  #sieve: Sieve | undefined;
  #start = 0;
  #end = 0;

  constructor(needles: () => readonly Needles[]) {
    this.#needles = needles;
  }

  static of(...patterns: readonly RegExp[]): Sift {
    return new Sift(() => patterns.map(needlesOf));
  }

  /** Whether a text may match any of them. */
  mayMatch(text: string): boolean {
    for (const pattern of this.#read(text)) if (pattern >= this.#start && pattern < this.#end) return true;
    return false;
  }

  /** The places in the list of those that a text may match, in order. */
  matching(text: string): readonly number[] {
    let places: number[] | undefined;
    for (const pattern of this.#read(text))
      if (pattern >= this.#start && pattern < this.#end) (places ??= []).push(pattern - this.#start);
    return places?.sort((a, b) => a - b) ?? NONE;
  }

  #read(text: string): readonly number[] {
    if (this.#sieve !== sieve) this.#join();
    return read(text, this.#end);
  }

  #join(): void {
    const needles = this.#needles();
    if (sieve.size + needles.length > MOST_PATTERNS) {
      sieve = new Sieve();
      known.clear();
    }
    this.#sieve = sieve;
    this.#start = sieve.size;
    for (const each of needles) sieve.add(each);
    this.#end = sieve.size;
  }
}

const NONE: readonly number[] = [];
