import type { Page } from '../document';
import type { SiteFile } from '../documents/site.schema';
import { folderOfLanguage, homeOf } from './folders';

/** One page in one of its languages. */
export interface Twin {
  route: string;
  /** The language and its region: `en-IE`. */
  locale: string;
  /** The name of the language among its speakers; that of the first language comes from `Intl`. */
  name: string;
}

/** The page of the first language that a page translates. */
export const originalOf = ({ document }: Page): string | undefined =>
  'twinOf' in document ? document.twinOf?.page : undefined;

/** The shown pages that there are in several languages, by each of their addresses; others are not in it. */
export function twinsOf(pages: readonly Page[], business: SiteFile): ReadonlyMap<string, readonly Twin[]> {
  const groups = new Map<string, Twin[]>();
  const folders = business.languages.map((language) => language.folder);
  for (const { folder, locale, name } of [firstOf(business), ...business.languages]) {
    for (const page of pages) {
      if (page.hidden || folderOfLanguage(page.path, folders) !== folder) continue;
      const original = folder === undefined ? page.route : (originalOf(page) ?? page.route);
      const group = groups.get(original) ?? [];
      // The check reports two pages of a language that translate one page.
      if (!group.some((twin) => twin.locale === locale))
        groups.set(original, [...group, { route: page.route, locale, name }]);
    }
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  return new Map(several.flatMap((group) => group.map(({ route }) => [route, group])));
}

/** Links to a page in each other language of the site, or to the home page of a language that does not have it. */
export function otherLanguages(business: SiteFile, route: string, twins: readonly Twin[] = []): Twin[] {
  const folders = business.languages.map(({ folder }) => folder);
  const own = folders.find((folder) => route === homeOf(folder) || route.startsWith(`${homeOf(folder)}/`));
  return [firstOf(business), ...business.languages]
    .filter(({ folder }) => folder !== own)
    .map(
      ({ folder, locale, name }) =>
        twins.find((twin) => twin.locale === locale) ?? { route: homeOf(folder), locale, name },
    );
}

/** The addresses that search engines take for one page in several languages, with the one for all other languages. */
export function alternatesOf(twins: readonly Twin[], origin: string): { hreflang: string; href: string }[] {
  const each = twins.map(({ locale, route }) => ({ hreflang: locale, href: origin + route }));
  return [...each, { hreflang: 'x-default', href: each[0]!.href }];
}

const firstOf = ({ locale }: SiteFile) => ({ folder: undefined, locale, name: nameOf(locale) });

const names = new Map<string, string>();

/** `Deutsch` for `de-DE`. */
function nameOf(locale: string): string {
  const name = names.get(locale) ?? spokenName(locale);
  names.set(locale, name);
  return name;
}

function spokenName(locale: string): string {
  const { language } = new Intl.Locale(locale);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
