import { oncePerText } from '../once';

/** The names of months in a language, in lower case, each with its number from 1; none where months are numbers. */
const monthsIn = oncePerText((locale): ReadonlyMap<string, number> => {
  const styles = (['long', 'short'] as const).flatMap((month) => [{ month }, { month, day: 'numeric' as const }]);
  const names = styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2024, month, 1));
      return [plain(parts.find(({ type }) => type === 'month')!.value), month + 1];
    });
  });
  return new Map(names.some(([name]) => /\d/.test(name)) ? [] : names);
});

const plain = (word: string) => word.toLowerCase().replace(/\.$/, '');

/** A month and a year, as a text writes them. */
export interface WrittenMonth {
  year: number | undefined;
  /** From 1; nothing where no word of it is the name of a month. */
  month: number | undefined;
  /** Its words, where the language has names of months and one of them should be there. */
  words: readonly string[];
  names: readonly string[];
}

export function monthIn(text: string, locale: string): WrittenMonth {
  const months = locale === 'und' ? new Map<string, number>() : monthsIn(locale);
  const words = months.size > 0 ? (text.match(/\p{L}+/gu) ?? []) : [];
  const year = /(?<!\d)\d{4,}(?!\d)/.exec(text)?.[0];
  return {
    year: year === undefined ? undefined : Number(year),
    month: words.map((word) => months.get(plain(word))).find((month) => month !== undefined),
    words,
    names: [...months.keys()],
  };
}
