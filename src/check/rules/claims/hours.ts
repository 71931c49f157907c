import { weekdaysIn } from '../../texts/dates';
import type { Groups, QuantitySetting, Reader } from './quantities';
import { oneOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** From midnight to midnight, in minutes. */
export const DAY = 24 * 60;
/** Stands for some hours of the day that nobody says. */
export const PART_OF_DAY = -1;

/** A day ends a minute after 23:59. */
export const endOfDay = (minutes: number): number => (minutes === DAY - 1 ? DAY : minutes);

const NOON = 12;

/**
 * "8am to 6pm", "09:00–17:30", "until midnight" and "nine to five" as minutes of the day, and a day that is free as
 * none.
 */
export function hoursReaders({ locale, vocabulary }: QuantitySetting): Reader[] {
  const { numbers, noon, times, oClock, shifts, article, ends, until, someDays, dayAndNight, partOfDay, machine } =
    vocabulary;
  const inWords = Object.keys(numbers).filter((word) => numbers[word]! <= NOON);
  const named = Object.keys(times);
  const time = (nth: number) =>
    `(?:(?<named${nth}>${oneOf(named)})|(?:(?:${oneOf(article)}\\s)?(?<shift${nth}>${oneOf(Object.keys(shifts))})\\s)?(?<hour${nth}>\\d{1,2}|${oneOf(inWords)})(?:[.:](?<minute${nth}>\\d\\d))?` +
    `(?:\\s?(?:(?<am${nth}>${oneOf(noon.before)})|(?<pm${nth}>${oneOf(noon.after)})|(?<clock${nth}>${oneOf(oClock)})))?` +
    '(?![\\p{L}\\p{N}.:]\\p{N}|[\\p{L}\\p{N}%]))';
  const minutesOf = (groups: Groups, nth: number): number => {
    const name = groups[`named${nth}`];
    if (name) return times[name.toLowerCase()]! * 60;
    const [hour, isBefore, isAfter] = [groups[`hour${nth}`]!, groups[`am${nth}`], groups[`pm${nth}`]];
    const count = /^\d/.test(hour) ? Number(hour) : numbers[hour.toLowerCase()]!;
    const shift = shifts[groups[`shift${nth}`]?.toLowerCase() ?? ''] ?? 0;
    return (
      (isBefore || isAfter ? (count % NOON) + (isAfter ? NOON : 0) : count) * 60 +
      Number(groups[`minute${nth}`] ?? 0) +
      shift
    );
  };
  const isTold = (groups: Groups, nth: number) =>
    ['am', 'pm', 'minute', 'named', 'clock', 'shift', 'alone'].some((part) => groups[part + nth] !== undefined);
  const day = oneOf([...weekdaysIn(locale).map((name) => `${name}s?`), ...weekdaysIn(locale, 'short')]);
  const free = () => ({ measure: 'hours' as const, value: [] });
  return [
    [oneOf(partOfDay), () => ({ measure: 'hours', value: [PART_OF_DAY], topic: 'hours' })],
    [oneOf(machine), () => ({ measure: 'hours', value: [PART_OF_DAY] })],
    [oneOf(dayAndNight), () => ({ measure: 'hours', value: [0, DAY] })],
    [
      `${time(1)}(?:\\s?[–—-]\\s?|[\\s-]${oneOf(until)}[\\s-])${time(2)}`,
      (groups) => {
        const [opens, closes] = [minutesOf(groups, 1), minutesOf(groups, 2)];
        if (opens > DAY || closes > DAY) return undefined;
        // "Nine to five" ends in the afternoon.
        if (!isTold(groups, 2) && closes <= opens && closes <= NOON * 60)
          return { measure: 'hours', value: [opens, closes + DAY / 2] };
        return isTold(groups, 2) ? { measure: 'hours', value: [opens, endOfDay(closes)] } : undefined;
      },
    ],
    [
      `${oneOf(ends)}\\s${time(1)}(?:(?<alone1>(?=[.,;!?]\\s|[.,;!?]?$))|)(?!\\s?[–—-]|\\s${oneOf(until)}\\s(?:\\d|${oneOf([...inWords, ...named])}))`,
      (groups) => {
        if (!isTold(groups, 1)) return undefined;
        const isEitherHalf =
          !['am1', 'pm1', 'named1'].some((part) => groups[part]) && /^(?:[1-9]|1[0-2]|\p{L}+)$/u.test(groups['hour1']!);
        return { measure: 'hours', value: [endOfDay(minutesOf(groups, 1))], ...(isEitherHalf && { isEitherHalf }) };
      },
    ],
    [`${day}(?:\\s?[–—-]\\s?|\\s${oneOf(until)}\\s)${day}`, free],
    [`${oneOf(freeDaysIn(locale, vocabulary))}|${oneOf(someDays)}`, free],
  ];
}

/** "Closed on Sundays" and the like, as pieces of regular expressions. */
export function freeDaysIn(locale: string, { free, freeDays }: Vocabulary): string[] {
  const days = oneOf([...weekdaysIn(locale).map((day) => `${day}s?`), ...freeDays]);
  return free.map((form) => form.replaceAll('DAYS', days));
}
