import type { Span } from '../../json/text-edit';
import { validPartsOf } from '../../content/valid-parts';
import { oncePer, oncePerText } from '../once';
import type { Site, SiteDocument } from '../site';

export interface Sentence extends Span {
  text: string;
}

const localeIn = oncePer((business: SiteDocument<'site'>): string => {
  const { locale } = validPartsOf(business);
  return locale !== undefined && isLocale(locale) ? locale : 'und';
});

/** The language that a site is written in; the rules that all languages share until it says so. */
export const localeOf = ({ business }: Pick<Site, 'business'>): string => (business ? localeIn(business) : 'und');

function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}

const segmenterFor = oncePerText((locale) => new Intl.Segmenter(locale, { granularity: 'sentence' }));

/** The sentences of a text in order, without spaces around them. A token counts as a word with a capital. */
export function sentencesOf(text: string, locale: string): Sentence[] {
  const named = text.replaceAll(/\{[^{}]*\}/g, (token) => 'X'.repeat(token.length));
  return [...segmenterFor(locale).segment(named)].flatMap(({ segment, index }): Sentence[] => {
    const start = index + segment.length - segment.trimStart().length;
    const end = index + segment.trimEnd().length;
    return start < end ? [{ text: text.slice(start, end), start, end }] : [];
  });
}
