import { inEachDocument } from '../../each-document';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

const ISO = /^\d{4}-(\d\d)-(\d\d)$/;

/** Only of what is written as a date: another form is told by `wrong-form`. */
export const impossibleDate: Rule = {
  code: 'impossible-date',
  severity: 'error',
  summary: 'A date is not in the calendar.',
  example: { before: '"until": "2027-02-30"', after: '"until": "2027-02-28"' },
  check: inEachDocument(function* (document) {
    for (const { kind, value, path } of document.fields) {
      if (kind !== 'date' || typeof value !== 'string' || !ISO.test(value) || isInCalendar(value)) continue;
      yield { document, location: { path, part: 'value' }, words: words(value, lastDayOf(value)) };
    }
  }),
};

/** JavaScript takes the 30th of February for the 2nd of March. */
function isInCalendar(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** The last day of the month of a date, where there is such a month. */
function lastDayOf(date: string): string | undefined {
  const [year, month] = date.split('-').map(Number);
  if (month! < 1 || month! > 12) return undefined;
  const day = new Date(0);
  day.setUTCFullYear(year!, month!, 0);
  return day.toISOString().slice(0, 10);
}

const words = (date: string, last: string | undefined): Words => ({
  message: `${date} is not in the calendar.`,
  fix: last ? `Write a day that there is; the last of that month is "${last}".`
    : 'Write a day that there is, for example "2030-03-31".',
  why: 'What begins or ends on a day that never comes would be shown to visitors too early or too late.',
});
