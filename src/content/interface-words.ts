import cy from '../design/words/cy.json';
import de from '../design/words/de.json';
import en from '../design/words/en.json';
import type { DrawnWords, MadeWords, Plural } from '../design/words';
import { ownValue } from '../json/own-value';
import type { SiteFile } from './documents/site.schema';

export interface InterfaceWords {
  drawn: DrawnWords;
  made: MadeWords;
}

/** A file for each language. The type holds all of them to the words of the English one. */
const LANGUAGES: Readonly<Record<string, InterfaceWords>> = { cy, de, en };

/** What a site's language is, and the words that it brings itself. */
export type Speaking = Pick<SiteFile, 'locale'> & Partial<Pick<SiteFile, 'interfaceWords'>>;

const known = new WeakMap<object, InterfaceWords>();

/** What the interface says on the pages of a site: its own words first, then the file of its language, then English. */
export function wordsOf(site: Speaking): InterfaceWords {
  const found = known.get(site);
  if (found) return found;
  const file = ownValue(LANGUAGES, languageOf(site.locale)) ?? en;
  const own = ownWords(site);
  const words = { drawn: { ...file.drawn, ...own.drawn }, made: { ...file.made, ...own.made } };
  known.set(site, words);
  return words;
}

/** The words that a site would show in English, though its language is another. */
export function wordsMissing(site: Speaking): { name: string; english: string }[] {
  if (Object.hasOwn(LANGUAGES, languageOf(site.locale))) return [];
  const own = ownWords(site);
  const said: object = { ...own.drawn, ...own.made };
  return Object.entries<string | Plural>({ ...en.drawn, ...en.made }).flatMap(([name, english]) =>
    Object.hasOwn(said, name) ? [] : [{ name, english: typeof english === 'string' ? english : english.other }],
  );
}

/** `de` of `de-AT`; English shares nothing with a locale that is none. */
function languageOf(locale: string): string {
  try {
    return new Intl.Locale(locale).language;
  } catch {
    return '';
  }
}

function ownWords({ locale, interfaceWords = [] }: Speaking): { drawn: Partial<DrawnWords>; made: Partial<MadeWords> } {
  const own = interfaceWords.find(({ language }) => language === languageOf(locale));
  const those = (group: object) => Object.fromEntries(Object.entries(own ?? {}).filter(([name]) => name in group));
  return { drawn: those(en.drawn), made: those(en.made) };
}

/** The text for this many, by the plurals of a language. */
export const counted = (plural: Plural, count: number, locale: string): string =>
  plural[new Intl.PluralRules(locale).select(count)] ?? plural.other;
