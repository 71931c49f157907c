import { nearest } from '../../nearest';
import { dayOf, inWords, lastDayOf, monthsIn, readingsOf } from '../../texts/dates';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { localeOf } from '../../texts/sentences';
import type { SiteDocument } from '../../site';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import { textsIn } from '../../texts/texts';
import { upperFirst } from '../../words';

const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Of fields only what is written as a date: another form is told by `wrong-form`. */
export const impossibleDate: Rule = {
  code: 'impossible-date',
  severity: 'error',
  summary:
    'A date or time is not in the calendar or on the clock, falls on another day of the week, runs backwards, or cannot be read as dates are here.',
  example: { before: '"until": "2027-02-30"', after: '"until": "2027-02-28"' },
  check: inEachDocumentBySiteFile((site) => {
    const forms = formsOf(localeOf(site));
    return (document) => [...inFields(document), ...inTexts(document, forms)];
  }),
};

function* inFields(document: SiteDocument): Generator<Diagnostic> {
  for (const { kind, value, path } of document.fields) {
    const [, year, month, day] = (kind === 'date' && typeof value === 'string' && ISO.exec(value)) || [];
    if (year === undefined || dayOf(Number(year), Number(month), Number(day)) !== undefined) continue;
    yield {
      document,
      location: { path, part: 'value' },
      words: words(String(value), quoted(lastDayOf(Number(year), Number(month)))),
    };
  }
}

interface Forms {
  /** "31 February 2027" and "February 31, 2027", with the day of the week where it stands before. */
  named: RegExp[];
  months: readonly string[];
  weekdays: readonly string[];
  fiveDigits: readonly RegExp[];
  /** Whether people here write the month before the day. */
  isMonthFirstHere: boolean;
  /** Two years, of which the first should be the earlier one. */
  spans: readonly RegExp[];
  /** Two months with their years. */
  monthsSpan: RegExp;
}

function formsOf(locale: string): Forms {
  const months = monthsIn(locale).map((month) => month.toLowerCase());
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const weekdays = Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 7 + day)).toLowerCase());
  const [month, weekday] = [months, weekdays].map((names) =>
    names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'),
  );
  const before = String.raw`(?<![\p{L}\p{N}])(?:(?<weekday>${weekday}),? (?:the )?)?`;
  const day = String.raw`(?<day>3\d|[12]?\d)(?:st|nd|rd|th|\.)?`;
  return {
    months,
    weekdays,
    monthsSpan: new RegExp(
      String.raw`(?<!\p{L})(?<month>${month}) (?<year>\d{4})(?:\s?[–-]\s?| (?:${UNTIL[locale.split('-')[0]!] ?? '(?!)'}) )(?<lastMonth>${month}) (?<lastYear>\d{4})(?!\d)`,
      'giu',
    ),
    spans: [YEAR_TO_YEAR, ...[SPANS[locale.split('-')[0]!] ?? []].flat()],
    isMonthFirstHere: isMonthFirst(new Intl.DateTimeFormat(locale, DIGITS).format(LAST_DAY), '2025-12-31'),
    fiveDigits: [
      new RegExp(String.raw`(?<=(?<!\p{L})(?:${month})\s)(?:1\d|20)\d{3}(?=$|[.,;:)])(?!,\d)`, 'giu'),
      ...[FIVE_DIGITS[locale.split('-')[0]!] ?? []].flat(),
    ],
    named: [
      new RegExp(
        String.raw`${before}(?<![\p{N}.,/-])${day} (?:of )?(?<month>${month})(?:,? (?<year>\d{4}))?(?![\p{L}\p{N}])`,
        'giu',
      ),
      new RegExp(
        String.raw`${before}(?<month>${month}) ${day}(?:,? (?<year>\d{4}))?(?![\p{L}\p{N}:.,]*\d|\p{L})`,
        'giu',
      ),
    ],
  };
}

/** Day, month and year with the same sign between them. */
const FIGURES = /(?<![\p{L}\d./-])(?:[0-2]?\d|3[01])([./-])(?:[0-2]?\d|3[01])\1[12]\d{3}(?![\d./-]*\d)/gu;
/** A month and its year, and what should be a year by the word before it in a language. */
const MONTH_OF_YEAR = /(?<![\d./-])(\d{1,2})\/[12]\d{3}(?![\d/])/gu;
const FIVE_DIGITS: Readonly<Record<string, RegExp>> = {
  en: /(?<=(?<!\p{L})(?:in|since|until|circa)\s)(?:1\d|20)\d{3}(?=$|[.;:)]|,?\s(?:and|but|or)\s)/giu,
};
/** 25:30, 12:75 and 14pm; 24:00 ends a day. */
const NO_TIME =
  /(?<![\p{L}\d:.,/-])(?:(?:2[4-9]|[3-9]\d)(?<!24(?=:00)):[0-5]\d|(?:[01]\d|2[0-3]):[6-9]\d)(?![\d:.,/-]*\d|\p{L})|(?<![\p{L}\d:.,/-])(?:1[3-9]|[2-9]\d)(?:[:.][0-5]\d)?\s?[ap]\.?m(?!\p{L})|(?<![\p{L}\d:.,/-])\d{1,2}[:.][6-9]\d\s?[ap]\.?m(?!\p{L})/gu;
const YEAR = String.raw`(?:1[5-9]|20)\d\ds?`;
/** What leads from the one to the other, by language. */
const UNTIL: Readonly<Record<string, string>> = { en: 'to|until|till|through' };
/** Two years with a dash, or with the words of a language, between them. */
const YEAR_TO_YEAR = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-]|\d )(?<first>${YEAR})\s?[–-]\s?(?<last>${YEAR})(?![\p{L}\d]|[.,/–-]\d| \d)`,
  'gu',
);
const SPANS: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    String.raw`(?<!\p{L})(?:between (?:the )?(?<first>${YEAR}) and|from (?:the )?(?<start>${YEAR}) (?:${UNTIL['en']})) (?:the )?(?<last>${YEAR})(?![\p{L}\d])`,
    'giu',
  ),
};
/** A month that is none, with its year, where nothing but a date stands. */
const MONTH_ALONE = /^(?:\d{1,2}(?:st|nd|rd|th)? )?(?<month>\p{L}{3,}) [12]\d{3}$/u;
const isToDo = (text: string) => text.startsWith('TO DO');
/** Without its year a date may lie in a leap year. */
const LEAP_YEAR = 2024;

const DIGITS = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
const LAST_DAY = Date.UTC(2025, 11, 31);

/** Whether a date in figures has the month of a day, as `2025-12-31`, before the day. */
function isMonthFirst(written: string, date: string): boolean {
  const [first, second] = [...written.matchAll(/\d+/g)].map(([figure]) => Number(figure)).filter((each) => each < 32);
  return first !== second && first === Number(date.slice(5, 7)) && second === Number(date.slice(8));
}

function* inTexts(
  document: SiteDocument,
  { named, months, weekdays, fiveDigits, spans, monthsSpan, isMonthFirstHere }: Forms,
): Generator<Diagnostic> {
  for (const { path, value } of textsIn(document)) {
    const hasFigures = /\p{N}/u.test(value);
    if (!hasFigures && path.at(-1) === 'updated' && !isToDo(value))
      yield { document, location: { path, part: 'value' }, words: noDate(value) };
    if (path.at(-1) !== 'date' && !hasFigures) continue;
    const told = (start: number, written: string, said: Words): Diagnostic => ({
      document,
      location: { path, part: 'value', inside: { start, end: start + written.length } },
      words: said,
    });
    if (path.at(-1) === 'date' && !/\d{4}/.test(value)) yield told(0, value, withoutYear(value));
    const alone = ['date', 'updated'].includes(String(path.at(-1)))
      ? MONTH_ALONE.exec(value)?.groups!['month']
      : undefined;
    const meant = alone && !months.includes(alone.toLowerCase()) && nearest(alone.toLowerCase(), months);
    if (meant)
      yield { ...told(value.indexOf(alone), alone, noMonth(alone, upperFirst(meant))), insert: upperFirst(meant) };
    for (const { 0: written, index } of value.matchAll(NO_TIME)) yield told(index, written, noTime(written));
    for (const { 0: written, index, groups = {} } of spans.flatMap((form) => [...value.matchAll(form)]))
      if (Number.parseInt(groups['first'] ?? groups['start']!) > Number.parseInt(groups['last']!))
        yield told(index, written, backwards(written));
    for (const { 0: written, index, groups = {} } of value.matchAll(monthsSpan)) {
      const at = (name: string, year: string) =>
        Number(groups[year]) * 12 + months.indexOf(groups[name]!.toLowerCase());
      if (at('month', 'year') > at('lastMonth', 'lastYear')) yield told(index, written, backwards(written));
    }
    for (const { 0: written, 1: month, index } of value.matchAll(MONTH_OF_YEAR)) {
      if (lastDayOf(LEAP_YEAR, Number(month)) === undefined) yield told(index, written, words(written, undefined));
    }
    for (const { 0: written, index } of fiveDigits.flatMap((form) => [...value.matchAll(form)]))
      yield told(index, written, noYear(written));
    for (const { 0: written, index } of value.matchAll(FIGURES)) {
      const readings = readingsOf(written);
      if (readings?.length === 0) yield told(index, written, words(written, undefined));
      const [only] = readings?.length === 1 ? readings : [];
      if (only && isMonthFirst(written, only) !== isMonthFirstHere)
        yield told(index, written, inOtherOrder(written, only));
    }
    for (const { 0: written, index, groups = {} } of named.flatMap((form) => [...value.matchAll(form)])) {
      const month = months.indexOf(groups['month']!.toLowerCase()) + 1;
      const year = groups['year'] === undefined ? undefined : Number(groups['year']);
      const date = dayOf(year ?? LEAP_YEAR, month, Number(groups['day']));
      const last = lastDayOf(year ?? LEAP_YEAR, month);
      if (date === undefined)
        yield told(
          index,
          written,
          words(written, last && (year === undefined ? `the ${ordinal(Number(last.slice(-2)))}` : inWords(last))),
        );
      if (date === undefined || year === undefined || groups['weekday'] === undefined) continue;
      const weekday = weekdays[new Date(date).getUTCDay()]!;
      if (weekday !== groups['weekday'].toLowerCase()) yield told(index, written, wrongWeekday(date, weekday));
    }
  }
}

const inOtherOrder = (written: string, date: string): Words => ({
  message: `${written} is a day only where the month comes first, as it does not here.`,
  fix: `Write ${inWords(date)} in its place, if that is meant.`,
  why: 'Visitors could not tell which day is meant.',
});

const withoutYear = (written: string): Words => ({
  message: `"${written}" says no year, and stays on the page for many.`,
  fix: 'Write the month and the year, or leave the date out.',
  why: 'Visitors could not tell how old it is.',
});

/** Last days of months: "30th", "31st". */
const ordinal = (day: number) => `${day}${day % 10 === 1 ? 'st' : 'th'}`;

const noDate = (written: string): Words => ({
  message: `"${written}" is no date.`,
  fix: 'Write the month and the year, for example "March 2025".',
  why: 'Whoever reads it next year would not know which week or month is meant.',
});

const noMonth = (written: string, meant: string): Words => ({
  message: `"${written}" is no month. Did you mean "${meant}"?`,
  fix: `Write "${meant}" in its place.`,
  why: 'Visitors would wonder what else was written in haste.',
});

const noTime = (written: string): Words => ({
  message: `"${written}" is no time of the day.`,
  fix: 'Write a time that clocks show, for example "17:30".',
  why: 'Visitors could not tell when you mean.',
});

const backwards = (written: string): Words => ({
  message: `"${written}" runs from later to earlier.`,
  fix: 'Correct the one that is wrong, or let the two change places.',
  why: 'Visitors would take a slip of the keyboard for a sign that nobody reads these pages.',
});

const noYear = (written: string): Words => ({
  message: `${written} is no year.`,
  fix: 'Write the year in four digits.',
  why: 'Visitors would take a slip of the keyboard for a sign that nobody reads these pages.',
});

const quoted = (date: string | undefined) => date && `"${date}"`;

/** `last`: the last day of its month, as it may be written there. */
const words = (date: string, last: string | undefined): Words => ({
  message: `${date} is not in the calendar.`,
  fix: last
    ? `Write a day that there is; the last of that month is ${last}.`
    : 'Write a day that there is, for example "2030-03-31".',
  why: 'What begins or ends on a day that never comes would be shown to visitors too early or too late.',
});

const wrongWeekday = (date: string, weekday: string): Words => ({
  message: `${inWords(date)} is a ${upperFirst(weekday)}.`,
  fix: 'Write the day of the week that belongs to the date, or the date that belongs to the day.',
  why: 'Visitors could not tell on which of the two days you mean, and some would come on the wrong one.',
});
