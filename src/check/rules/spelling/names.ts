import { oncePer } from '../../once';
import { typos } from '../../nearest';
import { localeOf } from '../../sentences';
import type { Site } from '../../site';
import { stringsIn } from '../../strings';
import { textsIn } from '../../texts';

/** One word, with an apostrophe in it at most. Parts of a word with hyphens are words. */
export const WORD = /(?<![\p{L}\p{N}@./])\p{L}+(?:['’]\p{L}+)*(?![\p{L}\p{N}@])/gu;

/** A word without its possessive, in small letters. */
export const withoutPossessive = (word: string) => word.replaceAll('’', "'").replace(/'s$/u, '').toLowerCase();

/** What a site calls its own: its list of words, whatever its site file and region say, the names of its places. */
const namesOfSite = oncePer((site: Site): readonly string[] =>
  [...site.documents.values()].flatMap((document) => {
    const { kind, value } = document;
    const names = kind === 'site' || kind === 'region' ? [...stringsIn(value)] : textsIn(document).filter(isName);
    return names.flatMap((name) => name.value.match(WORD) ?? []);
  }),
);

const isName = ({ kind, path }: { kind: string; path: readonly (string | number)[] }) =>
  kind === 'place' || path.at(-1) === 'name';

export const wordsOfSite = oncePer(
  (site: Site): ReadonlySet<string> => new Set(namesOfSite(site).map(withoutPossessive)),
);

/** So short a name is near to too many words. */
const LEAST_LETTERS = 5;

/** The names of a site, its months and days, by each word that they become when one letter is left out. */
const shortened = oncePer((site: Site): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  const names = namesOfSite(site).filter((name) => /^\p{Lu}\p{Ll}+$/u.test(name));
  for (const name of new Set([...names, ...calendarOf(localeOf(site))])) {
    if (name.length < LEAST_LETTERS) continue;
    for (const form of [name, ...withoutOne(name)]) found.set(form, (found.get(form) ?? new Set()).add(name));
  }
  return found;
});

/** The one name of the site, month or day that a word with a capital is a typing error away from. */
export function nameMeant(site: Site, word: string): string | undefined {
  if (word.length < LEAST_LETTERS) return undefined;
  const near = new Set([word, ...withoutOne(word)].flatMap((form) => [...(shortened(site).get(form) ?? [])]));
  const [meant, ...others] = [...near].filter((name) => typos(word, name) === 1);
  return others.length === 0 ? meant : undefined;
}

const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

function calendarOf(locale: string): string[] {
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const [month, day] = [named({ month: 'long' }), named({ weekday: 'long' })];
  const months = Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2024, at)));
  return [...months, ...Array.from({ length: 7 }, (_, at) => day.format(Date.UTC(2024, 0, 1 + at)))];
}
