import { oncePer, oncePerWords } from '../../once';
import { typos } from '../../nearest';
import { localeOf } from '../../sentences';
import type { Site, SiteDocument } from '../../site';
import { stringsIn } from '../../strings';
import { textsIn } from '../../texts';

/** One word, with an apostrophe in it at most. Parts of a word with hyphens are words. */
export const WORD = /(?<![\p{L}\p{N}@./])\p{L}+(?:['’]\p{L}+)*(?![\p{L}\p{N}@])/gu;

/** A word without its possessive, in small letters. */
export const withoutPossessive = (word: string) => word.replaceAll('’', "'").replace(/'s$/u, '').toLowerCase();

/** What a site calls its own: its list of words, whatever its site file and region say, the names of its places. */
const namesOfSite = oncePer((site: Site): readonly string[] => [
  ...new Set([...site.documents.values()].flatMap(namesOfDocument)),
]);

const namesOfDocument = oncePer((document: SiteDocument): readonly string[] => {
  const { kind, value } = document;
  const names = kind === 'site' || kind === 'region' ? [...stringsIn(value)] : textsIn(document).filter(isName);
  return names.flatMap((name) => name.value.match(WORD) ?? []);
});

const isName = ({ kind, path }: { kind: string; path: readonly (string | number)[] }) =>
  kind === 'place' || path.at(-1) === 'name';

export const wordsOfSite = oncePer((site: Site): ReadonlySet<string> => wordsAmong(namesOfSite(site)));

const wordsAmong = oncePerWords((names): ReadonlySet<string> => new Set(names.map(withoutPossessive)));

/** So short a name is near to too many words. */
const LEAST_LETTERS = 5;

/** The one name of the site, month or day that a word with a capital is a typing error away from. */
export const nameMeant = (site: Site, word: string): string | undefined => meantIn(site)(word);

const meantIn = oncePer((site: Site) => {
  const names = namesOfSite(site).filter((name) => /^\p{Lu}\p{Ll}+$/u.test(name));
  return meantAmong([...new Set([...names, ...calendarOf(localeOf(site))])]);
});

const meantAmong = oncePerWords((names) => {
  const shortened = shortenedTo(names);
  const known = new Map<string, { name: string | undefined }>();
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

function calendarOf(locale: string): readonly string[] {
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
