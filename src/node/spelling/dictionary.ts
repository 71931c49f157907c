import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import type { Spelling } from '../../check/site';

/** The package with the Hunspell dictionary of each language. A language without one is not spelt. */
const DICTIONARIES: Readonly<Record<string, string>> = { en: 'dictionary-en-gb' };
/** Where a language is spelt in another way than its dictionary has it. */
const SPELT_OTHERWISE = new Set(['en-US']);

const dictionaryOf = (locale: string): string | undefined =>
  SPELT_OTHERWISE.has(locale) ? undefined : DICTIONARIES[locale.split('-')[0]!];

const require = createRequire(import.meta.url);
const opened = new Map<string, Spelling>();
/** Those that have learnt a word; they are saved when the process ends. */
const learnt = new Set<Dictionary>();

/**
 * The dictionary of a locale. It takes half a second to open, so the words that were found right are kept in
 * `cacheFolder`, and it is opened only for a word that nobody has asked for yet.
 */
export function spellingFor(cacheFolder: string): (locale: string) => Spelling | undefined {
  return (locale) => {
    const name = dictionaryOf(locale);
    if (name === undefined) return undefined;
    const key = `${cacheFolder} ${name}`;
    const spelling = opened.get(key) ?? new Dictionary(name, cacheFolder);
    opened.set(key, spelling);
    return spelling;
  };
}

/** What a dictionary is made of, for whoever spells elsewhere: the words known to be right, and its two files. */
export interface SpellingFiles {
  right(): Uint8Array;
  aff(): Uint8Array;
  dic(): Uint8Array;
}

/** Nothing for a language that is not spelt. */
export function spellingFiles(locale: string, cacheFolder: string): SpellingFiles | undefined {
  const name = dictionaryOf(locale);
  if (name === undefined) return undefined;
  const { folder, cache } = placesOf(name, cacheFolder);
  return {
    right: () => Buffer.from(readIfThere(cache)),
    aff: () => readFileSync(join(folder, 'index.aff')),
    dic: () => readFileSync(join(folder, 'index.dic')),
  };
}

function placesOf(name: string, cacheFolder: string): { folder: string; cache: string } {
  const folder = dirname(require.resolve(name));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder, cache: join(cacheFolder, `${name}-${version}.txt`) };
}

class Dictionary implements Spelling {
  readonly #folder: string;
  readonly #cache: string;
  readonly #right: Set<string>;
  readonly #suggestions = new Map<string, readonly string[]>();
  #speller: ReturnType<typeof nspell> | undefined;

  constructor(name: string, cacheFolder: string) {
    const { folder, cache } = placesOf(name, cacheFolder);
    this.#folder = folder;
    this.#cache = cache;
    this.#right = new Set(readIfThere(this.#cache).split('\n'));
  }

  knows(word: string): boolean {
    if (this.#right.has(word)) return true;
    const isRight = this.#open().correct(word);
    if (isRight) this.#keep(word);
    return isRight;
  }

  suggest(word: string): readonly string[] {
    let found = this.#suggestions.get(word);
    if (!found) {
      found = this.#open().suggest(word);
      this.#suggestions.set(word, found);
    }
    return found;
  }

  #open(): ReturnType<typeof nspell> {
    this.#speller ??= nspell(
      readFileSync(join(this.#folder, 'index.aff')),
      readFileSync(join(this.#folder, 'index.dic')),
    );
    return this.#speller;
  }

  #keep(word: string): void {
    this.#right.add(word);
    if (learnt.size === 0) process.once('exit', () => learnt.forEach((dictionary) => dictionary.save()));
    learnt.add(this);
  }

  /** A cache that cannot be written is done without. */
  save(): void {
    try {
      mkdirSync(dirname(this.#cache), { recursive: true });
      const beside = `${this.#cache}.${process.pid}`;
      writeFileSync(beside, [...this.#right].sort().join('\n'));
      renameSync(beside, this.#cache);
    } catch {
      // The next run opens the dictionary once more.
    }
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
