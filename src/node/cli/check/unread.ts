import { vocabularyOf } from '../../../check/rules/claims/vocabulary';
import { soundOf } from '../../../content/sound';
import type { Site } from '../../../check/site';

/** What the check cannot read in the language of a site, in one line; nothing where it reads all. */
export function unreadIn(site: Site): string | undefined {
  const { locale } = soundOf(site.business);
  if (locale === undefined) return undefined;
  const left = [
    ...(site.setting.spelling?.(locale) ? [] : ['spelling']),
    ...(vocabularyOf(locale) ? [] : ['figures in texts']),
  ];
  if (left.length === 0) return undefined;
  return `Not checked in "${locale}", for lack of ${left.length > 1 ? 'a dictionary and a list of words' : left[0] === 'spelling' ? 'a dictionary' : 'a list of words'}: ${left.join(' and ')}. Somebody must read them.`;
}
