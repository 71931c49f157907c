import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import nspell from 'nspell';
import type { Spelling } from '../../check/site';
import { engine } from '../paths';

/** The package with the Hunspell dictionary of each language. A language without one is not spelt. */
const DICTIONARIES: Readonly<Record<string, string>> = { en: 'dictionary-en-gb' };
/** Where a language is spelt in another way than its dictionary has it. */
const SPELT_OTHERWISE = new Set(['en-US']);

const dictionaryOf = (locale: string): string | undefined =>
  SPELT_OTHERWISE.has(locale) ? undefined : DICTIONARIES[locale.split('-')[0]!];

const require = createRequire(join(engine, 'package.json'));
const opened = new Map<string, Spelling>();
/** Those that have learnt a word; they are saved when the process ends. */
const learnt = new Set<Dictionary>();

/** Stands in the kept list before a word that is not in the dictionary. */
const UNKNOWN = '!';
/** Right words come to an end, others do not: so many of them are kept. */
const MOST_UNKNOWN = 5000;

/**
 * The dictionary of a locale. It takes half a second to open, so what it said of a word is kept in `cacheFolder`, and
 * it is opened only for a word that nobody has asked for yet, or to suggest another.
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

/** What a dictionary is made of, for whoever spells elsewhere: what it said before, and its two files. */
export interface SpellingFiles {
  /** A word a line; `!` before those that it does not have. */
  kept(): Uint8Array;
  aff(): Uint8Array;
  dic(): Uint8Array;
}

/** Nothing for a language that is not spelt. */
export function spellingFiles(locale: string, cacheFolder: string): SpellingFiles | undefined {
  const name = dictionaryOf(locale);
  if (name === undefined) return undefined;
  const { folder, cache } = placesOf(name, cacheFolder);
  return {
    kept: () => Buffer.from(linesIn(cache).join('\n')),
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
  readonly name: string;
  readonly #folder: string;
  readonly #cache: string;
  /** Whether what it said before has been read. */
  #isRead = false;
  readonly #right = new Set<string>();
  readonly #unknown = new Set<string>();
  readonly #suggestions = new Map<string, readonly string[]>();
  #speller: ReturnType<typeof nspell> | undefined;

  constructor(name: string, cacheFolder: string) {
    const { folder, cache } = placesOf(name, cacheFolder);
    this.#folder = folder;
    this.#cache = cache;
    this.name = basename(cache);
  }

  knows(word: string): boolean {
    if (!this.#isRead) this.#read();
    if (this.#right.has(word)) return true;
    if (this.#unknown.has(word)) return false;
    const isRight = this.#open().correct(word);
    this.#keep(word, isRight ? this.#right : this.#unknown);
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

  #read(): void {
    this.#isRead = true;
    for (const line of linesIn(this.#cache)) {
      if (isRight(line)) this.#right.add(line);
      else this.#unknown.add(line.slice(UNKNOWN.length));
    }
  }

  #open(): ReturnType<typeof nspell> {
    this.#speller ??= nspell(
      readFileSync(join(this.#folder, 'index.aff')),
      readFileSync(join(this.#folder, 'index.dic')),
    );
    return this.#speller;
  }

  #keep(word: string, list: Set<string>): void {
    list.add(word);
    if (learnt.size === 0) process.once('exit', () => learnt.forEach((dictionary) => dictionary.save()));
    learnt.add(this);
  }

  /** A cache that cannot be written is done without. */
  save(): void {
    try {
      mkdirSync(dirname(this.#cache), { recursive: true });
      const beside = `${this.#cache}.${process.pid}`;
      const unknown = [...this.#unknown].slice(-MOST_UNKNOWN).map((word) => UNKNOWN + word);
      const lines = [...this.#right, ...unknown].sort();
      writeFileSync(beside, [sumOf(lines), ...lines].join('\n'));
      renameSync(beside, this.#cache);
    } catch {
      // The next run opens the dictionary once more.
    }
  }
}

const isRight = (line: string) => !line.startsWith(UNKNOWN);

const sumOf = (lines: readonly string[]) => createHash('sha256').update(lines.join('\n')).digest('base64url');

/** Nothing of a list that is damaged. */
function linesIn(file: string): string[] {
  try {
    const [sum, ...lines] = readFileSync(file, 'utf8').split('\n');
    return sum === sumOf(lines) ? lines : [];
  } catch {
    return [];
  }
}
