import { nearest } from '../../nearest';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';
import { listOf, quote, replacing } from '../../words';
import * as standards from './standards';

const { isCountry, isCurrency, isLanguage, isTimeZone, countryCode, intendedLanguage, mainTimeZone, timeZonesOf } =
  standards;

const MOST_ZONES = 3;

interface Standard {
  what: string;
  isKnown(code: string): boolean;
  intended(code: string): string | undefined;
  why: string;
}

/** A field of the site file → who says what it can be. The form of each is right: its schema sees to that. */
const STANDARDS: Readonly<Record<'locale' | 'timeZone' | 'currency' | 'country', Standard>> = {
  locale: {
    what: 'language',
    isKnown: isLanguage,
    intended: intendedLanguage,
    why: 'Browsers would read the pages aloud in the wrong language.',
  },
  timeZone: {
    what: 'time zone',
    isKnown: isTimeZone,
    intended: (code) => nearest(code, Intl.supportedValuesOf('timeZone')),
    why: 'Visitors would be shown a page a day too early or too late.',
  },
  currency: {
    what: 'currency',
    isKnown: isCurrency,
    intended: (code) => nearest(code, Intl.supportedValuesOf('currency')),
    why: 'Visitors and search engines would be told prices in the wrong money.',
  },
  country: {
    what: 'country',
    isKnown: isCountry,
    intended: countryCode,
    why: 'Search engines could not say where the business is.',
  },
};

export const notInStandard: Rule = {
  code: 'not-in-standard',
  severity: 'error',
  summary: 'There is no language, time zone, currency or country of this name, or the time zone is not of the country.',
  example: { before: '"timeZone": "Europe/Dubln"', after: '"timeZone": "Europe/Dublin"' },
  scope: 'site',
  *check({ business }) {
    if (!business?.document) return;
    const { timeZone, country } = business.document;
    const zones = isCountry(country) && isTimeZone(timeZone) ? timeZonesOf(country) : [];
    if (zones.length > 0 && !zones.some((each) => mainTimeZone(each) === mainTimeZone(timeZone))) {
      const words = {
        message: `"${timeZone}" is no time zone of ${country}.`,
        fix: `Write ${listOf(zones.slice(0, MOST_ZONES), 'or')} in its place, or the right country.`,
        why: STANDARDS.timeZone.why,
      };
      const related = [beside(business, ['country'], 'This is the country.')];
      yield atValue(business, ['timeZone'], words, { related });
    }
    for (const field of ['locale', 'timeZone', 'currency', 'country'] as const) {
      const [{ what, why, ...standard }, code] = [STANDARDS[field], business.document[field]];
      if (standard.isKnown(code)) continue;
      const near = standard.intended(code);
      const intended = near !== code && near && standard.isKnown(near) ? near : undefined;
      const orElse = `Look up what the ${what} of the business is called, and write that.`;
      const { question, fix, insert } = replacing(intended, orElse);
      const message = `There is no ${what} ${quote(code)}.${question}`;
      yield atValue(business, [field], { message, fix, why }, { insert });
    }
  },
};
