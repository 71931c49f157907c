import { isCounted } from './units';
import { writtenUnits } from './written-units';
import type { Span } from '../../json/text-edit';

/** A number or a range with its unit, whichever way it is written. */
export interface ReadFigure extends Span {
  /** The same for every way to write it: `95 EUR`, `15–30 minute`; several where a sign stands for several units. */
  keys: readonly string[];
}

/** The figures of a text in order; a range before its two ends, which overlap it. */
export type FigureReader = (text: string) => ReadFigure[];

export const unitIn = (key: string) => key.slice(key.indexOf(' ') + 1);

/** Digits of a number that has been multiplied, lest 2.3 million be 2299999.9999999995. */
const DIGITS = 12;
/** A figure is no part of a word or of a longer number. */
const [OPENS, ENDS] = [String.raw`(?<![\p{L}\p{N}]|\d[.,])`, String.raw`(?![\p{L}\p{N}]|[.,]\d)`];
/** As far before its number as a sign of money may begin, with its name: "Schweizer Franken". */
const LONGEST_SIGN = 40;

/** Reads numbers with these units as `Intl.NumberFormat` writes them in a language. */
export function figureReader(locale: string, units: Iterable<string>): FigureReader {
  const { ways, groups, decimals, multiples } = writtenUnits(locale, units);
  if (ways.size === 0) return () => [];
  // A unit of time or length stands behind its number.
  const signs = [...ways].filter(([, stands]) => [...stands].some((unit) => unit === 'percent' || !isCounted(unit)));
  const sign = anyOf(signs.map(([way]) => way));
  const way = anyOf([...ways.keys()]);
  const [group, decimal] = [`[${escaped(groups)}]`, `[${escaped(decimals)}]`];
  const number = String.raw`\d{1,3}(?:${group}\d{3})+(?:${decimal}\d+)?|\d+(?:${decimal}\d+)?`;
  const figure = new RegExp(
    `${OPENS}(?<first>${number})(?:(?<between> ?[–-] ?(?:${sign} ?)?)(?<last>${number}))?` +
      `(?:[ -]?(?<unit>${way})|[ -]?(?<times>${anyOf([...multiples.keys()])})` +
      `(?<behind>[ -]?(?<counted>${way}))?)?${ENDS}`,
    'gu',
  );
  const signBefore = new RegExp(`${OPENS}(?<unit>${sign}) ?$`, 'u');
  const [groupOfThree, decimalSign] = [new RegExp(String.raw`${group}(?=\d{3}(?!\d))`, 'g'), new RegExp(decimal)];
  const plainNumber = (written: string) => Number(written.replace(groupOfThree, '').replace(decimalSign, '.'));
  const keysOf = (unit: string, numbers: string[], times = '') => {
    const right = numbers.map((each) => Number((plainNumber(each) * (multiples.get(times) ?? 1)).toPrecision(DIGITS)));
    return [...ways.get(unit)!].map((code) => `${right.join('–')} ${code}`);
  };
  const inPlain = (plain: string) =>
    [...plain.matchAll(figure)].flatMap(({ 0: { length }, index, groups: named = {} }): ReadFigure[] => {
      const { first = '', between = '', last, behind = '' } = named;
      const before = signBefore.exec(plain.slice(Math.max(0, index - LONGEST_SIGN), index));
      const start = index - (before?.[0].length ?? 0);
      const [firstEnd, end] = [index + first.length, index + length];
      const lastStart = firstEnd + between.length;
      const numbers = last === undefined ? [first] : [first, last];
      const signOf = before?.groups?.['unit'];
      // Behind a sum "m" is millions, behind a number alone it may be metres.
      const isMultiple = signOf !== undefined && multiples.has(named['unit'] ?? '');
      const times = isMultiple ? named['unit'] : named['times'];
      const unit = isMultiple ? undefined : (named['unit'] ?? named['counted']);
      const amountEnd = times ? end - behind.length : lastStart + (last ?? '').length;
      return [
        ...(unit ? [{ start: index, end, keys: keysOf(unit, numbers, times) }] : []),
        ...(signOf ? [{ start, end: amountEnd, keys: keysOf(signOf, numbers, times) }] : []),
        ...(last && signOf ? [{ start, end: firstEnd, keys: keysOf(signOf, [first], times) }] : []),
        ...(last && unit ? [{ start: lastStart, end, keys: keysOf(unit, [last], times) }] : []),
      ];
    });
  return (text) => (/\d/.test(text) ? inPlain(text.replace(/\s/g, ' ')) : []);
}

/** Finds what a text writes with such a unit; of a range the whole. */
export const figuresWith = (read: FigureReader, isSuch: (unit: string) => boolean) => (text: string) => {
  let behind = 0;
  return read(text).flatMap(({ start, end, keys }) => {
    if (start < behind || !keys.map(unitIn).some(isSuch)) return [];
    behind = end;
    return [text.slice(start, end)];
  });
};

const escaped = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** The longest first, so that none is taken for a part of another. */
const anyOf = (texts: readonly string[]) =>
  `(?:${texts
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})`;
