import cy from '../../design/words/cy.json';
import de from '../../design/words/de.json';
import en from '../../design/words/en.json';
import type { DrawnWords, MadeWords, Plural } from '../../design/words';
import { ownValue } from '../../json/own-value';
import type { SiteFile } from '../documents/site.schema';

export interface InterfaceWords {
  drawn: DrawnWords;
  made: MadeWords;
  /** Ways to say that somebody answers at any time: whoever approves is shown the hours beside them. */
  always: readonly string[];
}

/** A file for each language. The type holds all of them to the words of the English one. */
const LANGUAGES: Readonly<Record<string, InterfaceWords>> = { cy, de, en };

/** A site's language, and the words that it brings itself. */
export type Speaking = Pick<SiteFile, 'locale'> & Partial<Pick<SiteFile, 'interfaceWords'>>;

const cache = new WeakMap<object, InterfaceWords>();

/** The interface words of a site's pages: its own words first, then the file of its language, then English. */
export function wordsOf(site: Speaking): InterfaceWords {
  const found = cache.get(site);
  if (found) return found;
  const file = ownValue(LANGUAGES, languageOf(site.locale)) ?? en;
  const own = ownWords(site);
  const withOwn = <Words extends object>(words: Words): Words =>
    Object.fromEntries(Object.entries(words).map(([name, word]) => [name, own.get(name) ?? word])) as Words;
  const words = { drawn: withOwn(file.drawn), made: withOwn(file.made), always: file.always };
  cache.set(site, words);
  return words;
}

/** A word of the program as English has it; of one with plurals the most common. */
export interface EnglishWord {
  name: string;
  english: string;
}

const ENGLISH: readonly EnglishWord[] = Object.entries<string | Plural>({ ...en.drawn, ...en.made }).map(
  ([name, word]) => ({ name, english: typeof word === 'string' ? word : word.other }),
);

/** The words that a site would show in English, though its language is another. */
export function wordsMissing(site: Speaking): readonly EnglishWord[] {
  if (Object.hasOwn(LANGUAGES, languageOf(site.locale))) return [];
  const own = ownWords(site);
  return ENGLISH.filter(({ name }) => !own.has(name));
}

const placesIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

/** The values that a text for a word of this name leaves out, `{day}`. */
export const placesMissing = (name: string, text: string): readonly string[] =>
  placesIn(ENGLISH.find((word) => word.name === name)?.english ?? '').filter((place) => !text.includes(place));

/** `de` of `de-AT`; nothing of what is no locale. */
function languageOf(locale: string): string {
  try {
    return new Intl.Locale(locale).language;
  } catch {
    return '';
  }
}

function ownWords({ locale, interfaceWords = [] }: Speaking): ReadonlyMap<string, string | Plural> {
  const own = interfaceWords.find(({ language }) => language === languageOf(locale))?.words ?? [];
  const names = [...new Set(own.map(({ name }) => name))];
  return new Map(
    names.map((name): [string, string | Plural] => {
      const texts = own.filter((word) => word.name === name);
      const other = (texts.find(({ plural }) => plural === 'other') ?? texts[0]!).text;
      const isPlural = typeof { ...en.drawn, ...en.made }[name as keyof (typeof en)['made']] !== 'string';
      return [
        name,
        isPlural ? { ...Object.fromEntries(texts.map(({ plural, text }) => [plural, text])), other } : other,
      ];
    }),
  );
}

const plurals = new Map<string, Intl.PluralRules>();

/** The text for this many, by the plurals of a language. */
export function counted(plural: Plural, count: number, locale: string): string {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return plural[rules.select(count)] ?? plural.other;
}
