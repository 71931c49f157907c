import { isToDo } from '../../../content/to-do';
import { validPartsOf } from '../../../content/valid-parts';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { eachIn, fieldsOfKinds } from '../../store';
import { monthIn, monthText } from '../../texts/months';
import type { WrittenMonth } from '../../texts/months';
import { localeOf } from '../../texts/sentences';
import { quote, replacing } from '../../words';

/** Nobody plans a page further ahead, in years. */
const AHEAD = 5;

const DATES = fieldsOfKinds('date', 'month');

export const farDate: Rule = {
  code: 'far-date',
  severity: 'warning',
  summary: `A date lies more than ${AHEAD} years ahead, or a month of the past is still to come.`,
  example: { before: '"publishFrom": "2072-03-01"', after: '"publishFrom": "2027-03-01"' },
  scope: 'site',
  readsWords: true,
  uses: [DATES],
  *check(site) {
    const { today } = site.setting;
    if (today === undefined) return;
    const now = Number(today.slice(0, 4));
    const last = `${now + AHEAD}${today.slice(4)}`;
    for (const [document, { kind, value, path }] of eachIn(DATES, site)) {
      if (typeof value !== 'string') continue;
      // ISO dates compare as strings.
      const isFar = kind === 'date' && /^\d{4}-/.test(value) && value > last;
      if (!isFar && (kind !== 'month' || isPast(monthIn(value, localeOf(site)), today))) continue;
      yield atValue(document, path, {
        message: isFar ? `${value} lies more than ${AHEAD} years ahead.` : `"${value}" is still to come.`,
        fix: 'Correct the year. For what has no end, leave the field out where that is possible.',
        why: 'A slip of the keyboard here shows visitors a page for years too long, or a date that nobody believes.',
      });
    }
  },
};

const isPast = ({ year, month = 1 }: WrittenMonth, today: string) =>
  year === undefined || `${year}-${String(month).padStart(2, '0')}` <= today;

export const unknownMonth: Rule = {
  code: 'unknown-month',
  severity: 'warning',
  summary: 'A month and a year are not the name of a month, in the language of the site, and the year.',
  example: { before: '"updated": "Mai 2026"', after: '"updated": "May 2026"' },
  scope: 'document',
  *check(document, site) {
    for (const { kind, value, path } of document.fields) {
      if (kind !== 'month' || typeof value !== 'string' || value.includes('{') || isToDo(value)) continue;
      const locale = localeOf(site);
      const { year, month, likely } = monthIn(value, locale);
      // Figures of another script are not read.
      if (month !== undefined || locale === 'und' || /[^\P{Nd}\d]/u.test(value)) continue;
      const intended = year !== undefined && likely !== undefined ? monthText(locale, year, likely) : undefined;
      const example = monthText(locale, year ?? 2026, 5);
      const { question, fix, insert } = replacing(intended, `Write the name of a month, and the year: "${example}".`);
      const message = `${quote(value)} is not a month and its year.${question}`;
      const words = { message, fix, why: 'Visitors could not tell how old this is.' };
      yield atValue(document, path, words, { insert });
    }
  },
};

const IS_ISO = /^\d{4}-\d\d-\d\d$/;
/** JavaScript takes the 30th of February for the 2nd of March. */
const isDay = (date: string) => new Date(date).toJSON()?.startsWith(date) ?? false;

/** A date in another form is reported by `wrong-form`. */
export const impossibleDate: Rule = {
  code: 'impossible-date',
  severity: 'error',
  summary: 'A date is not in the calendar.',
  example: { before: '"until": "2027-02-30"', after: '"until": "2027-02-28"' },
  scope: 'document',
  *check(document) {
    for (const { kind, value, path } of document.fields) {
      if (kind !== 'date' || typeof value !== 'string' || !IS_ISO.test(value) || isDay(value)) continue;
      yield atValue(document, path, {
        message: `${value} is not in the calendar.`,
        fix: 'Write a day that there is, as year, month and day: "2030-01-31".',
        why: 'What begins or ends on a day that never comes would be shown to visitors too early or too late.',
      });
    }
  },
};

export const reversedDates: Rule = {
  code: 'reversed-dates',
  severity: 'error',
  summary: 'The last day on which a page is shown lies before the first.',
  example: { before: '"publishFrom": "2027-06-01", "until": "2027-05-31"', after: '"publishFrom": "2027-05-01", …' },
  scope: 'site',
  *check(site) {
    for (const document of site.pages) {
      const { publishFrom: from, until } = validPartsOf(document);
      // ISO dates compare as strings.
      if (from === undefined || until === undefined || until >= from) continue;
      yield atValue(document, ['until'], {
        message: `The page is shown until ${until}, but only from ${from} on.`,
        fix: `Write a day in "until" that is ${from} or later, or an earlier day in "publishFrom".`,
        why: 'Visitors would never see the page.',
      });
    }
  },
};
