import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import nspell from 'nspell';
import type { KeptAnswers, Spelling } from '../../check/site';
import { keyOf } from '../hashes';
import { engine, root } from '../paths';

/** The Hunspell dictionaries that come with the program, by language. */
const OURS: Readonly<Record<string, string>> = { en: 'dictionary-en-gb' };
/** Where a language is spelt in another way than its dictionary has it. */
const SPELT_OTHERWISE = new Set(['en-US', 'en-CA']);

/** A locale that may be a part of a package's name; locales also come from a browser. */
const LOCALE = /^[a-z]{2,3}(-[A-Za-z\d]+)*$/;

/**
 * The folder of the dictionary for a locale: of its region, ours, or of its language, `dictionary-de-at` before
 * `dictionary-de`. Those that the project has installed count. `undefined` where there is none: nothing is spelt.
 */
function dictionaryFor(locale: string, project: string): string | undefined {
  if (!LOCALE.test(locale)) return undefined;
  const language = locale.split('-')[0]!;
  const ours = SPELT_OTHERWISE.has(locale) ? [] : [OURS[language] ?? []].flat();
  const names = [`dictionary-${locale.toLowerCase()}`, ...ours, `dictionary-${language}`];
  return names.map((name) => folderOf(name, project)).find((folder) => folder !== undefined);
}

/** Where a package is installed, for the project or for the program. */
function folderOf(name: string, project: string): string | undefined {
  for (const folder of new Set([project, engine])) {
    try {
      return dirname(createRequire(join(folder, 'package.json')).resolve(name));
    } catch {
      // It is not installed there.
    }
  }
  return undefined;
}

const opened = new Map<string, Spelling>();
/** Those that have learnt a word; they are saved when the process ends. */
const learnt = new Set<Dictionary>();

/** Stands in the kept list before a word that is not in the dictionary. */
const UNKNOWN = '!';
/** Stands before each word that was suggested for an unknown one, and after one for which there is none. */
const INSTEAD = '\t';
/** A site uses finitely many right words; misspellings have no end, so this many are kept. */
const MOST_UNKNOWN = 5000;

/**
 * The dictionary of a locale. It takes half a second to open, and as long to suggest a word, so its answers are cached
 * in `cacheFolder`, and it is opened only for a word that is new.
 */
export function spellingFor(cacheFolder: string, project = root): (locale: string) => Spelling | undefined {
  const folders = new Map<string, string | undefined>();
  return (locale) => {
    if (!folders.has(locale)) folders.set(locale, dictionaryFor(locale, project));
    const folder = folders.get(locale);
    if (folder === undefined) return undefined;
    const key = `${cacheFolder} ${folder}`;
    const spelling = opened.get(key) ?? new Dictionary(folder, cacheFolder);
    opened.set(key, spelling);
    return spelling;
  };
}

/** The folder in which a project caches the answers of its dictionaries. */
export const spellingFolder = (project: string) => join(project, '.build/spelling');

/** The dictionaries of a project. */
export const spellingIn = (project: string) => spellingFor(spellingFolder(project), project);

/** A dictionary's cached answers and its two files, for a checker elsewhere. */
export interface SpellingFiles {
  kept(): KeptAnswers;
  aff(): Uint8Array;
  dic(): Uint8Array;
}

/** Nothing for a language that is not spelt. */
export function spellingFiles(locale: string, cacheFolder: string): SpellingFiles | undefined {
  const folder = dictionaryFor(locale, root);
  if (folder === undefined) return undefined;
  return {
    kept: () => new Dictionary(folder, cacheFolder).kept(),
    aff: () => readFileSync(join(folder, 'index.aff')),
    dic: () => readFileSync(join(folder, 'index.dic')),
  };
}

/** The file in which answers of this version of a dictionary are kept. */
function cacheOf(folder: string, cacheFolder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(text) as { name: string; version: string };
  return join(cacheFolder, `${name}-${version}.txt`);
}

class Dictionary implements Spelling {
  readonly name: string;
  readonly #folder: string;
  readonly #cache: string;
  /** Whether the cached answers have been read. */
  #isRead = false;
  readonly #right = new Set<string>();
  readonly #unknown = new Set<string>();
  readonly #suggestions = new Map<string, readonly string[]>();
  #speller: ReturnType<typeof nspell> | undefined;

  constructor(folder: string, cacheFolder: string) {
    this.#folder = folder;
    this.#cache = cacheOf(folder, cacheFolder);
    this.name = basename(this.#cache);
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
    // Kept with the word.
    if (this.knows(word)) return [];
    let found = this.#suggestions.get(word);
    if (!found) {
      found = this.#open().suggest(word);
      this.#suggestions.set(word, found);
      this.#learn();
    }
    return found;
  }

  kept(): KeptAnswers {
    this.#read();
    const [right, unknown, suggestions] = [[...this.#right], [...this.#unknown], [...this.#suggestions]];
    return { name: this.name, right, unknown, suggestions };
  }

  #read(): void {
    this.#isRead = true;
    for (const line of linesIn(this.#cache)) {
      if (isRight(line)) this.#right.add(line);
      else this.#readUnknown(line.slice(UNKNOWN.length));
    }
  }

  #readUnknown(line: string): void {
    const [word, ...others] = line.split(INSTEAD);
    this.#unknown.add(word!);
    if (others.length > 0) this.#suggestions.set(word!, others.filter(Boolean));
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
    this.#learn();
  }

  #learn(): void {
    if (learnt.size === 0) process.once('exit', () => learnt.forEach((dictionary) => dictionary.save()));
    learnt.add(this);
  }

  /** The suggestions for a word, as its line has them. */
  #suggested(word: string): string {
    const found = this.#suggestions.get(word);
    return found ? INSTEAD + found.join(INSTEAD) : '';
  }

  /** A cache that cannot be written is done without. */
  save(): void {
    try {
      mkdirSync(dirname(this.#cache), { recursive: true });
      const beside = `${this.#cache}.${process.pid}.${threadId}`;
      // Others may have saved what they learnt since it was read.
      this.#read();
      const unknown = [...this.#unknown].slice(-MOST_UNKNOWN).map((word) => UNKNOWN + word + this.#suggested(word));
      const lines = [...this.#right, ...unknown].sort();
      writeFileSync(beside, [sumOf(lines), ...lines].join('\n'));
      renameSync(beside, this.#cache);
    } catch {
      // The next run opens the dictionary once more.
    }
  }
}

const isRight = (line: string) => !line.startsWith(UNKNOWN);

const sumOf = (lines: readonly string[]) => keyOf(lines.join('\n'));

/** Nothing of a list that is damaged. */
function linesIn(file: string): string[] {
  try {
    const [sum, ...lines] = readFileSync(file, 'utf8').split('\n');
    return sum === sumOf(lines) ? lines : [];
  } catch {
    return [];
  }
}
