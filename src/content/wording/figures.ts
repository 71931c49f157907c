import type { SiteFile } from '../documents/site.schema';

/** How one site writes figures. */
interface Figures {
  /** A whole number: `1,247`. */
  count(value: number): string;
  /** An average with one decimal: `4.9`. */
  average(value: number): string;
}

const cache = new Map<string, Figures>();

/** How figures are written in a language and region: `en-IE`. */
export function figuresIn(locale: string): Figures {
  const found = cache.get(locale);
  if (found) return found;
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const figures = { count: (value: number) => whole.format(value), average: (value: number) => one.format(value) };
  cache.set(locale, figures);
  return figures;
}

/**
 * The sign of the site's money, as short as it is written: `€`, `kr`. Throws a `RangeError` for a currency in a wrong
 * form.
 */
export function signOfMoney({ locale, currency }: Pick<SiteFile, 'locale' | 'currency'>): string {
  const key = `${locale} ${currency}`;
  const found = signs.get(key);
  if (found !== undefined) return found;
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const sign = parts.find(({ type }) => type === 'currency')!.value;
  signs.set(key, sign);
  return sign;
}

const signs = new Map<string, string>();
