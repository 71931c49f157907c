import { validPartsOf } from '../../../content/valid-parts';
import type { Site } from '../../../check/site';

/** One line on the checks that do not exist for the language of a site; undefined where all do. */
export function unreadIn(site: Site): string | undefined {
  const { locale } = validPartsOf(site.business);
  if (locale === undefined || site.setting.spelling?.(locale)) return undefined;
  return `Not checked in "${locale}", for lack of a dictionary: spelling. Somebody must read the texts.`;
}
