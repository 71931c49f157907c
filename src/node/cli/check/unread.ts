import { soundOf } from '../../../content/sound';
import type { Site } from '../../../check/site';

/** What the check cannot read in the language of a site, in one line; nothing where it reads all. */
export function unreadIn(site: Site): string | undefined {
  const { locale } = soundOf(site.business);
  if (locale === undefined || site.setting.spelling?.(locale)) return undefined;
  return `Not checked in "${locale}", for lack of a dictionary: spelling. Somebody must read the texts.`;
}
