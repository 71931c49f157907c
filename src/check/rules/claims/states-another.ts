import { oncePerText } from '../../once';
import type { Claim } from './claims';

const TIME_UNITS: readonly string[] = ['minute', 'hour', 'day', 'week', 'month', 'year'];
/** How many of one unit of time are one of another: 48 hours are two days, 90 minutes an hour and a half. */
const TIMES = [60, 24, 7, 12];

/** Whether the words of a claim state another figure than its value, and not that one too. */
export function statesAnother({ value, unit, ownText }: Claim, locale: string): boolean {
  const written = ownText === undefined ? [] : numbersIn(ownText, locale);
  const isTime = TIME_UNITS.includes(unit);
  if (written.length === 0) return false;
  const isOf = (number: number, each: number) =>
    [each, ...compact(each, locale)].includes(number) ||
    (isTime && TIMES.some((times) => number === each * times || number * times === each));
  const isIn = (each: number) => written.some((number) => isOf(number, each));
  if (written.length < value.length ? value.some(isIn) : value.every(isIn)) return false;
  return !written.every((number) => value.some((each) => isOf(number, each)));
}

/** "2M" states two millions by a two. */
const compact = (value: number, locale: string): number[] =>
  numbersIn(new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(value), locale);

function numbersIn(text: string, locale: string): number[] {
  const { pattern, group, decimal } = formOf(locale);
  return Array.from(text.matchAll(pattern), ([written]) => Number(written.replaceAll(group, '').replace(decimal, '.')));
}

const formOf = oncePerText((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const [group, decimal] = [signOf('group'), signOf('decimal')];
  const either = (sign: string) => (/\s/.test(sign) ? String.raw`\s` : `[${sign}]`);
  const pattern = new RegExp(String.raw`\d+(?:${either(group)}\d{3})*(?:${either(decimal)}\d+)?`, 'gu');
  return { pattern, group: new RegExp(either(group), 'gu'), decimal };
});
