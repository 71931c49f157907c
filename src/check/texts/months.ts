import { nearest } from '../nearest';
import { oncePerText } from '../once';

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s.,]/g, '');

const UTC = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };

/** A month, from 1, and its year in the words of a language: `May 2026`. */
export const monthText = (locale: string, year: number, month: number, style: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { ...UTC, month: style, year: 'numeric' }).format(Date.UTC(year, month - 1));

/** What a language or its region writes beside the year, with what may stand between the two, and the month of it. */
const namesIn = oncePerText((locale): ReadonlyMap<string, number> => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const styles = [locale.split('-')[0]!, locale].flatMap((each) => [[each, 'short'] as const, [each, 'long'] as const]);
  return new Map(
    styles.flatMap(([each, style]) => {
      const format = new Intl.DateTimeFormat(each, { month: style, timeZone: 'UTC' });
      return months.flatMap((month): [string, number][] => [
        [plain(format.format(Date.UTC(2024, month - 1))), month],
        [plain(monthText(each, 2024, month, style).replace('2024', '')), month],
      ]);
    }),
  );
});

/** A month and a year, as a text writes them. */
export interface WrittenMonth {
  year: number | undefined;
  /** From 1; nothing where the text is not the name of a month and a year. */
  month: number | undefined;
  /** The month that is likely to be intended, where it is not written so. */
  likely: number | undefined;
}

export function monthIn(text: string, locale: string): WrittenMonth {
  const year = /(?<!\d)\d{4,}(?!\d)/.exec(text)?.[0];
  const month = year === undefined ? undefined : namesIn(locale).get(plain(text.replace(year, '')));
  return { year: year === undefined ? undefined : Number(year), month, likely: month ?? likelyIn(text, locale) };
}

/** The one month that a text names, also in English or with a slip, or gives in figures. */
function likelyIn(text: string, locale: string): number | undefined {
  const names = namesIn(locale);
  const named = (text.match(/\p{L}+/gu) ?? [])
    .map(plain)
    .flatMap(
      (word) => names.get(word) ?? namesIn('en').get(word) ?? names.get(nearest(word, names.keys()) ?? '') ?? [],
    );
  const counted = (text.match(/\d+/g) ?? []).map(Number).filter((figure) => figure > 0 && figure <= 12);
  const found = named.length > 0 ? named : /^\s*\d{4}/.test(text) ? counted.slice(0, 1) : counted;
  return found.length === 1 ? found[0] : undefined;
}
