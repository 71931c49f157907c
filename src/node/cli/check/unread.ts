import { validPartsOf } from '../../../content/valid-parts';
import type { Site } from '../../../check/site';

/** One line on the checks that do not exist for a language of a site; undefined where all do. */
export function unreadIn(site: Site): string | undefined {
  const locales = site.languages.flatMap(({ business }) => validPartsOf(business).locale ?? []);
  const unread = locales.filter((locale) => !site.setting.spelling?.(locale)).map((locale) => `"${locale}"`);
  if (unread.length === 0) return undefined;
  return (
    `Not checked in ${unread.join(' and ')}, for lack of a dictionary: spelling. Somebody must read the texts, or ` +
    'install a dictionary by the name of the language, such as "dictionary-en-ca".'
  );
}
