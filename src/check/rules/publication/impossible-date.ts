import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { dayOf, lastDayOf } from '../../texts/dates';

const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A date in another form is reported by `wrong-form`. */
export const impossibleDate: Rule = {
  code: 'impossible-date',
  severity: 'error',
  summary: 'A date is not in the calendar.',
  example: { before: '"until": "2027-02-30"', after: '"until": "2027-02-28"' },
  scope: 'document',
  *check(document) {
    for (const { kind, value, path } of document.fields) {
      const [, year, month, day] = (kind === 'date' && typeof value === 'string' && ISO.exec(value)) || [];
      if (year === undefined || dayOf(Number(year), Number(month), Number(day)) !== undefined) continue;
      const location = { path, part: 'value' as const };
      yield { document, location, words: words(String(value), lastDayOf(Number(year), Number(month))) };
    }
  },
};

/** `last` is the last day of its month. */
const words = (date: string, last: string | undefined): Words => ({
  message: `${date} is not in the calendar.`,
  fix: last
    ? `Write a day that there is; the last of that month is "${last}".`
    : 'Write a day that there is, for example "2030-03-31".',
  why: 'What begins or ends on a day that never comes would be shown to visitors too early or too late.',
});
