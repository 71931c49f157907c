import { nearest } from '../nearest';

/** A day of the calendar, as ISO 8601 writes it. JavaScript takes the 30th of February for the 2nd of March. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1000 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}

/** The last day of a month; `undefined` where there is no such month. */
export const lastDayOf = (year: number, month: number): string | undefined =>
  [31, 30, 29, 28].map((day) => dayOf(year, month, day)).find((day) => day !== undefined);

/** `1 December 2026`. */
export function inWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[month! - 1]} ${year}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The days that a text may name: none where there is no such day, two where day and month can be exchanged. */
export function readingsOf(written: string): readonly string[] | undefined {
  const text = written
    .trim()
    .replace(/(?<=\d)T\d\d:\d\d.*$/, '')
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)(?!\p{L})/giu, '');
  const [, first, second, third] =
    /^(\d{1,4})[\s./\\-]+(\d{1,2})[\s./\\-]+(\d{1,4})$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  if (first && second && third) {
    const [a, b, c] = [Number(first), Number(second), Number(third)];
    if (first.length > 2) return either([a, b, c], [a, c, b]).slice(0, 1);
    // "26-12-31" may have its year before or behind.
    const yearFirst: [number, number, number][] =
      first.length === 2 && a > MONTHS.length ? [[fullYear(first), b, c]] : [];
    return either(...yearFirst, [fullYear(third), b, a], [fullYear(third), a, b]);
  }
  const [, before = '', name = '', after = ''] = /^(\d{0,4})[\s.,-]*([A-Za-z]{3,12})[\s.,-]*(.*)$/.exec(text) ?? [];
  const month = monthNamed(name);
  const numbers = [before, ...after.split(/[\s.,-]+/)].filter((part) => /^\d{1,4}$/.test(part));
  if (month === undefined || numbers.length !== 2) return undefined;
  const [year, day] = numbers[0]!.length === 4 ? numbers : numbers.toReversed();
  return either([fullYear(year!), month, Number(day)]);
}

const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year));

const either = (...readings: [year: number, month: number, day: number][]): string[] => [
  ...new Set(readings.flatMap((reading) => dayOf(...reading) ?? [])),
];

/** From 1; also of a name that is shortened or misspelt. */
function monthNamed(name: string): number | undefined {
  const names = MONTHS.map((month) => month.toLowerCase());
  const small = name.toLowerCase();
  const short = names.findIndex((month) => month.startsWith(small) || (small === 'sept' && month === 'september'));
  const intended = short < 0 ? names.indexOf(nearest(small, names) ?? '') : short;
  return intended < 0 ? undefined : intended + 1;
}
