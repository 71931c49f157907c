import type { QuantitySetting, Read } from './quantities';
import { oneOf } from './vocabulary';

const NOON = 12;
/** From midnight to midnight, in minutes. */
export const DAY = 24 * 60;

/** A day ends a minute after 23:59. */
export const endOfDay = (minutes: number): number => (minutes === DAY - 1 ? DAY : minutes);

type Groups = Record<string, string | undefined>;

/** A time of day in minutes: "8am", "5.30 p.m.", "17:30". */
function minutesOf(groups: Groups, nth: string): number {
  const hour = Number(groups[`hour${nth}`]);
  const [isBefore, isAfter] = [groups[`am${nth}`] !== undefined, groups[`pm${nth}`] !== undefined];
  return (isBefore || isAfter ? (hour % NOON) + (isAfter ? NOON : 0) : hour) * 60 + Number(groups[`minute${nth}`] ?? 0);
}

/** "8am to 6pm", "09:00–17:30" and "24/7" as minutes of the day, and a day that is free as none. */
export function hoursReaders({
  locale,
  vocabulary,
}: QuantitySetting): [source: string, read: (groups: Groups) => Read | undefined][] {
  const { noon, until, closed, freeDays, dayAndNight } = vocabulary;
  const time = (nth: string) =>
    `(?<hour${nth}>\\d{1,2})(?:[.:](?<minute${nth}>\\d\\d))?(?:\\s?(?:(?<am${nth}>${noon.before})|(?<pm${nth}>${noon.after})))?(?![\\p{L}\\p{N}])`;
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, day) => `${name.format(Date.UTC(2024, 0, 1 + day)).toLowerCase()}s?`);
  return [
    [
      `${time('1')}(?:\\s?[–—-]\\s?|\\s${oneOf(until)}\\s)${time('2')}`,
      (groups) => {
        const isTime = groups['am2'] ?? groups['pm2'] ?? (groups['minute1'] && groups['minute2']);
        return isTime
          ? { measure: 'hours', value: [minutesOf(groups, '1'), endOfDay(minutesOf(groups, '2'))] }
          : undefined;
      },
    ],
    [oneOf(dayAndNight), () => ({ measure: 'hours', value: [0, DAY] })],
    [`${oneOf(closed)}\\s${oneOf([...days, ...freeDays])}`, () => ({ measure: 'hours', value: [] })],
  ];
}
