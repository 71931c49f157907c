import type { Groups, QuantitySetting, Reader } from './quantities';
import { oneOf } from './vocabulary';

/** From midnight to midnight, in minutes. */
export const DAY = 24 * 60;

/** A day ends a minute after 23:59. */
export const endOfDay = (minutes: number): number => (minutes === DAY - 1 ? DAY : minutes);

const NOON = 12;

/** "8am to 6pm", "09:00–17:30" and "nine to five" as minutes of the day, and a day that is free as none. */
export function hoursReaders({
  locale,
  vocabulary: { numbers, noon, until, closed, freeDays },
}: QuantitySetting): Reader[] {
  const inWords = Object.keys(numbers).filter((word) => numbers[word]! <= NOON);
  const time = (nth: number) =>
    `(?<hour${nth}>\\d{1,2}|${oneOf(inWords)})(?:[.:](?<minute${nth}>\\d\\d))?` +
    `(?:\\s?(?:(?<am${nth}>${noon.before})|(?<pm${nth}>${noon.after})))?(?![\\p{L}\\p{N}.:]\\p{N}|[\\p{L}\\p{N}%])`;
  const minutesOf = (groups: Groups, nth: number): number => {
    const [hour, isBefore, isAfter] = [groups[`hour${nth}`]!, groups[`am${nth}`], groups[`pm${nth}`]];
    const count = /^\d/.test(hour) ? Number(hour) : numbers[hour.toLowerCase()]!;
    return (
      (isBefore || isAfter ? (count % NOON) + (isAfter ? NOON : 0) : count) * 60 + Number(groups[`minute${nth}`] ?? 0)
    );
  };
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, day) => `${name.format(Date.UTC(2024, 0, 1 + day)).toLowerCase()}s?`);
  return [
    [
      `${time(1)}(?:\\s?[–—-]\\s?|[\\s-]${oneOf(until)}[\\s-])${time(2)}`,
      (groups) => {
        const [opens, closes] = [minutesOf(groups, 1), minutesOf(groups, 2)];
        const isTold = groups['am2'] ?? groups['pm2'] ?? groups['minute2'];
        if (opens > DAY || closes > DAY) return undefined;
        // "Nine to five" ends in the afternoon.
        if (!isTold && closes <= opens && closes <= NOON * 60)
          return { measure: 'hours', value: [opens, closes + DAY / 2] };
        return isTold ? { measure: 'hours', value: [opens, endOfDay(closes)] } : undefined;
      },
    ],
    [`${oneOf(closed)}\\s${oneOf([...days, ...freeDays])}`, () => ({ measure: 'hours', value: [] })],
  ];
}
