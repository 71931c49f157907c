import { soundOf } from '../../../content/sound';
import type { Path } from '../../../json/path';
import { isOfSentences } from '../../../schema/fields';
import { oncePer, oncePerWords } from '../../once';
import { typos } from '../../nearest';
import { localeOf } from '../../texts/sentences';
import type { Site, SiteDocument } from '../../site';
import { stringsIn } from '../../texts/strings';
import { textsIn } from '../../texts/texts';
import { writtenWords } from '../../texts/words-of';

/** A word without its possessive, in small letters. */
export const withoutPossessive = (word: string) => word.replaceAll('’', "'").replace(/'s$/u, '').toLowerCase();

/** The words of a document by what they are, each once. */
interface Named {
  /** Of its places and names, in small letters. */
  names: readonly string[];
  /** Those, and what begins with a capital inside its sentences. */
  capitals: readonly string[];
  /** What holds everywhere: what the site file lists, and what no text is. */
  own: readonly string[];
  ownSmall: readonly string[];
}

/** Fields of the site file that name what is written elsewhere. */
const NAMING = new Set(['first', 'second', 'words', 'value', 'body']);
const INSIDE = /(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}+(?:['’]\p{L}+)*(?![\p{L}\p{N}@])/gu;

const namedIn = oncePer((document: SiteDocument): Named => {
  const { kind, value } = document;
  const texts = textsIn(document);
  const isPrivate = kind === 'site' || kind === 'region';
  const told = new Set(texts.filter(({ path }) => !path.some((step) => NAMING.has(String(step)))).map(pathOf));
  const names = wordsIn(texts.filter(isName));
  const inside = texts.flatMap(({ kind: holds, value: text }) =>
    isOfSentences(holds) ? (text.match(INSIDE) ?? []) : [],
  );
  const own = isPrivate
    ? wordsIn([...stringsIn(value)].filter((text) => kind === 'region' || !told.has(pathOf(text))))
    : [];
  return {
    names: unique(names.map(withoutPossessive)),
    capitals: unique([...names, ...inside]),
    own: unique(own),
    ownSmall: unique(own.map(withoutPossessive)),
  };
});

const unique = (words: readonly string[]) => [...new Set(words)];
const pathOf = ({ path }: { path: Path }) => path.join('/');
const wordsIn = (texts: readonly { value: string }[]) =>
  texts.flatMap(({ value }) => writtenWords(value).map(({ word }) => word));

/** Whether a text names something: names of places and of people are spelt as they are. */
export const isName = ({ kind, path }: { kind: string; path: Path }) => kind === 'place' || path.at(-1) === 'name';

/** What a site calls its own: its list of words, whatever its site file and region say, the names of its places. */
export interface OwnWords {
  /** In small letters. */
  all: ReadonlySet<string>;
  /** Those that hold also where they have a small letter, as it is written. */
  small: ReadonlySet<string>;
  /** Those that more than one document has, or that the site file or region says. */
  settled: readonly string[];
}

export const ownWordsOf = oncePer((site: Site): OwnWords => {
  const named = [...site.documents.values()].map(namedIn);
  const own = named.flatMap((each) => each.own);
  const seen = new Map<string, number>();
  for (const { capitals } of named) for (const word of capitals) seen.set(word, (seen.get(word) ?? 0) + 1);
  const { words = [] } = soundOf(site.business);
  return {
    all: new Set(named.flatMap(({ names, ownSmall }) => [...names, ...ownSmall])),
    small: new Set([...words.map((word = '') => word.toLowerCase()), ...own.filter((word) => /^\p{Ll}/u.test(word))]),
    settled: [...own, ...[...seen].flatMap(([word, count]) => (count > 1 ? [word] : []))],
  };
});

/** So short a name is near to too many words. */
const LEAST_LETTERS = 5;

/** The one name of the site, month or day that a word with a capital is a typing error away from. */
export const nameMeant = (site: Site, word: string): string | undefined => meantIn(site)(word);

const meantIn = oncePer((site: Site) => {
  const names = ownWordsOf(site).settled.filter((name) => /^\p{Lu}\p{Ll}+$/u.test(name));
  return meantAmong([...new Set([...names, ...calendarOf(localeOf(site))])].sort());
});

const meantAmong = oncePerWords((names) => {
  const shortened = shortenedTo(names);
  const known = new Map<string, { name: string | undefined }>(names.map((name) => [name, { name: undefined }]));
  return (word: string) => {
    const found = known.get(word) ?? { name: meantBy(word, shortened) };
    known.set(word, found);
    return found.name;
  };
});

/** Names by each word that they become when one letter is left out. */
function shortenedTo(names: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const name of names) {
    if (name.length < LEAST_LETTERS) continue;
    for (const form of [name, ...withoutOne(name)]) found.set(form, (found.get(form) ?? new Set()).add(name));
  }
  return found;
}

function meantBy(word: string, shortened: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  if (word.length < LEAST_LETTERS) return undefined;
  const near = new Set([word, ...withoutOne(word)].flatMap((form) => [...(shortened.get(form) ?? [])]));
  const [meant, ...others] = [...near].filter((name) => typos(word, name) === 1);
  return others.length === 0 ? meant : undefined;
}

const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

const calendars = new Map<string, readonly string[]>();

export function calendarOf(locale: string): readonly string[] {
  const known = calendars.get(locale) ?? calendarIn(locale);
  calendars.set(locale, known);
  return known;
}

function calendarIn(locale: string): string[] {
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const [month, day] = [named({ month: 'long' }), named({ weekday: 'long' })];
  const months = Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2024, at)));
  return [...months, ...Array.from({ length: 7 }, (_, at) => day.format(Date.UTC(2024, 0, 1 + at)))];
}

/** So long a name is near to no other, among those of streets and people or in a sentence. */
const LONG_NAME = { ofPlace: 9, inSentence: 7 };
const withoutVowels = (word: string) => word.toLowerCase().replaceAll(/[aeiouy]/g, '_');
const withoutDoubles = (word: string) => word.toLowerCase().replaceAll(/(.)\1/g, '$1');

/**
 * Whether a name is another as tired fingers write it: two letters changed or doubled, a vowel for a vowel; in a
 * sentence also a letter too many or too few.
 */
export const isLikelySlip = (word: string, name: string, isOfPlace: boolean): boolean =>
  (!isOfPlace && word.length !== name.length) ||
  word.length >= LONG_NAME[isOfPlace ? 'ofPlace' : 'inSentence'] ||
  [...word].sort().join('') === [...name].sort().join('') ||
  withoutDoubles(word) === withoutDoubles(name) ||
  withoutVowels(word) === withoutVowels(name);
