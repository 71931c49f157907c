import { WEEK } from '../documents/hours.schema';
import type { Weekday } from '../documents/hours.schema';
import type { SiteFile } from '../documents/site.schema';
import { wordsOf } from './interface-words';
import type { Speaking } from './interface-words';

/** The same hours on some days of the week. */
export interface Opening {
  days: readonly Weekday[];
  opens: string;
  closes: string;
}

export const openingsOf = ({ opens, closes, days = [...WEEK], otherDays }: SiteFile['hours']): Opening[] =>
  [{ days, opens, closes }, ...otherDays].map((each) => ({
    ...each,
    days: WEEK.filter((day) => each.days.includes(day)),
  }));

/** Whether somebody answers at any time of the week. */
export const isAlwaysOpen = ({ hours }: Pick<SiteFile, 'hours'>): boolean =>
  openingsOf(hours).some(({ days, opens, closes }) => days.length === WEEK.length && isAllDay(opens, closes));

const isAllDay = (opens: string, closes: string) => opens === '00:00' && closes === '23:59';

/**
 * The hours as visitors read them: "Mon–Fri 08:00–18:00, Sat 09:00–13:00". A line of them ends behind a comma and
 * nowhere else.
 */
export function hoursText(site: Pick<SiteFile, 'hours'> & Speaking): string {
  const { hours, locale } = site;
  if (hours.text !== undefined) return hours.text;
  const days = openingsOf(hours).map((opening) => onOneLine(oneText(opening, site)));
  return [...days, ...holidayText(hours, locale)].join(', ');
}

function holidayText({ holidays }: SiteFile['hours'], locale: string): string[] {
  if (!holidays) return [];
  const { name, opens, closes } = holidays;
  return [opens === undefined || closes === undefined ? name : onOneLine(`${name} ${timesIn(locale, opens, closes)}`)];
}

/** Leaves no place where a line may end: no space that breaks, and a word joiner behind each dash. */
const onOneLine = (text: string) => text.replaceAll(' ', '\u00A0').replaceAll('–', '–\u2060');

function oneText({ days, opens, closes }: Opening, site: Speaking): string {
  const { locale } = site;
  const time = isAllDay(opens, closes) ? wordsOf(site).made.allDay : timesIn(locale, opens, closes);
  return days.length === WEEK.length ? time : `${daysIn(locale, days)} ${time}`;
}

/** Days that follow one another are written as from the first to the last. */
function daysIn(locale: string, days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && WEEK.indexOf(run.at(-1)!) + 1 === WEEK.indexOf(day)) run.push(day);
    else runs.push([day]);
  }
  const name = (day: Weekday) => formatOf(locale, { weekday: 'short' }).format(MONDAY + WEEK.indexOf(day) * DAY);
  return runs.flatMap((run) => (run.length < 3 ? run.map(name) : [`${name(run[0]!)}–${name(run.at(-1)!)}`])).join(', ');
}

const DAY = 24 * 60 * 60 * 1000;
/** Any Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

const timesIn = (locale: string, opens: string, closes: string) => `${timeIn(locale, opens)}–${timeIn(locale, closes)}`;

/** 08:00, or 8:00 a.m. where the clock has twelve hours. */
const timeIn = (locale: string, time: string) => {
  const hour = formatOf(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 'numeric' : '2-digit';
  return formatOf(locale, { hour, minute: '2-digit' }).format(Date.parse(`2024-01-01T${time}:00Z`));
};

const formatOf = (locale: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
