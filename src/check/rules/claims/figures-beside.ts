import { oncePerText } from '../../once';
import type { Claim } from './claims';

const TIME_UNITS: readonly string[] = ['minute', 'hour', 'day', 'week', 'month', 'year'];
/** How many of one unit of time are one of another: 48 hours are two days, 90 minutes an hour and a half. */
const TIMES = [60, 24, 7, 12];

/**
 * The first figure in the words of a claim that its value lacks; `undefined` where they agree or have no figure.
 * A claim that counts nothing ("1 promise") says with its words what it promises.
 */
export function figuresBeside({ value, unit, ownText }: Claim, locale: string): string | undefined {
  const written = ownText === undefined ? [] : numbersIn(ownText, locale);
  const isTime = TIME_UNITS.includes(unit);
  if (value.every((each) => each === 1) && !isTime) return undefined;
  const isOf = (number: number, each: number) =>
    [each, ...compact(each, locale)].includes(number) ||
    (isTime && TIMES.some((times) => number === each * times || number * times === each));
  const found = written.filter(({ number }) => value.some((each) => isOf(number, each)));
  const statesAll = () => value.every((each) => found.some(({ number }) => isOf(number, each)));
  const isStated = written.length < value.length ? found.length > 0 : statesAll();
  return isStated || written.length === 0 ? undefined : written.find((each) => !found.includes(each))?.text;
}

/** "2M" states two millions by a two. */
const compact = (value: number, locale: string): number[] =>
  numbersIn(new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(value), locale).map(
    ({ number }) => number,
  );

const numbersIn = (text: string, locale: string): { text: string; number: number }[] => {
  const { pattern, group, decimal } = formOf(locale);
  return [...text.matchAll(pattern)].map(({ 0: written }) => ({
    text: written,
    number: Number(written.replaceAll(group, '').replace(decimal, '.')),
  }));
};

const formOf = oncePerText((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const [group, decimal] = [signOf('group'), signOf('decimal')];
  const either = (sign: string) => (/\s/.test(sign) ? String.raw`\s` : `[${sign}]`);
  const pattern = new RegExp(String.raw`\d+(?:${either(group)}\d{3})*(?:${either(decimal)}\d+)?`, 'gu');
  return { pattern, group: new RegExp(either(group), 'gu'), decimal };
});
