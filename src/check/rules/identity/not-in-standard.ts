import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { listOf, quote } from '../../words';
import {
  countryCode,
  isCountry,
  isCurrency,
  isLanguage,
  isTimeZone,
  languageMeant,
  mainTimeZone,
  timeZonesOf,
} from './standards';

const MOST_ZONES = 3;

interface Standard {
  what: string;
  isKnown(code: string): boolean;
  /** What was surely meant. */
  meant?(code: string): string | undefined;
  why: string;
}

/** A field of the site file → who says what it can be. The form of each is right: its schema sees to that. */
const STANDARDS: Readonly<Record<'locale' | 'timeZone' | 'currency' | 'country', Standard>> = {
  locale: {
    what: 'language',
    isKnown: isLanguage,
    meant: (code) => [languageMeant(code)].find((each) => each && each !== code && isLanguage(each)),
    why: 'Browsers would read the pages aloud in the wrong language.',
  },
  timeZone: {
    what: 'time zone',
    isKnown: isTimeZone,
    meant: (code) => nearest(code, Intl.supportedValuesOf('timeZone')),
    why: 'Visitors would be shown a page a day too early or too late.',
  },
  currency: {
    what: 'currency',
    isKnown: isCurrency,
    meant: (code) => nearest(code, Intl.supportedValuesOf('currency')),
    why: 'Visitors and search engines would be told prices in the wrong money.',
  },
  country: {
    what: 'country',
    isKnown: isCountry,
    meant: (code) => [countryCode(code)].find((each) => each && isCountry(each)),
    why: 'Search engines could not say where the business is.',
  },
};

export const notInStandard: Rule = {
  code: 'not-in-standard',
  severity: 'error',
  summary:
    'There is no language, time zone, currency or country of this name, or the time zone lies in another country.',
  example: { before: '"timeZone": "Europe/Dubln"', after: '"timeZone": "Europe/Dublin"' },
  scope: 'site',
  *check({ business }) {
    if (!business?.document) return;
    const { timeZone, country } = business.document;
    const zones = isCountry(country) && isTimeZone(timeZone) ? timeZonesOf(country) : [];
    if (zones.length > 0 && !zones.some((each) => mainTimeZone(each) === mainTimeZone(timeZone)))
      yield {
        document: business,
        location: { path: ['timeZone'], part: 'value' },
        words: elsewhere(timeZone, country, zones),
        related: [
          { document: business, location: { path: ['country'], part: 'value' }, message: 'This is the country.' },
        ],
      };
    for (const field of ['locale', 'timeZone', 'currency', 'country'] as const) {
      const [standard, code] = [STANDARDS[field], business.document[field]];
      if (standard.isKnown(code)) continue;
      const meant = standard.meant?.(code);
      yield {
        document: business,
        location: { path: [field], part: 'value' },
        words: words({ ...standard, code, meant }),
        ...(meant && { insert: JSON.stringify(meant) }),
      };
    }
  },
};

const elsewhere = (timeZone: string, country: string, zones: readonly string[]): Words => ({
  message: `"${timeZone}" is no time zone of ${country}.`,
  fix: `Write ${listOf(zones.slice(0, MOST_ZONES), 'or')} in its place, or the right country.`,
  why: STANDARDS.timeZone.why,
});

const words = ({
  code,
  meant,
  what,
  why,
}: Pick<Standard, 'what' | 'why'> & { code: string; meant: string | undefined }): Words => ({
  message: `There is no ${what} ${quote(code)}.${meant ? ` Did you mean ${quote(meant)}?` : ''}`,
  fix: meant
    ? `Write ${quote(meant)} in its place.`
    : `Look up what the ${what} of the business is called, and write that.`,
  why,
});
