import type { SiteFile } from '../documents/site.schema';
import { isCounted, priceIn } from './units';

/** A figure, or words alone. */
type Claim = (Figure & { text?: string | undefined }) | { text: string };
interface Figure {
  value: number | readonly number[];
  unit: string;
}

/** The words that stand for a claim: its own, or else its value as the site's language writes it. */
export const claimText = (claim: Claim, site: Pick<SiteFile, 'locale' | 'currency'>): string =>
  'unit' in claim ? (claim.text ?? writtenValue(claim, site)) : claim.text;

/**
 * "15–30 minutes", "€95", "99%", "1,247". The text around a price says what it is paid for: "€95 an hour", "€95/h".
 */
function writtenValue({ value, unit }: Figure, { locale }: Pick<SiteFile, 'locale'>): string {
  const key = `${locale} ${unit}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, optionsFor(unit));
  formats.set(key, format);
  const [least, most] = [value].flat() as [number, number?];
  return most === undefined ? format.format(least) : format.formatRange(least, most);
}

/** To make one takes as long as to write a thousand numbers. */
const formats = new Map<string, Intl.NumberFormat>();

function optionsFor(unit: string): Intl.NumberFormatOptions {
  if (isCounted(unit)) return { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : 'long' };
  const price = priceIn(unit);
  return price ? { style: 'currency', currency: price.currency, trailingZeroDisplay: 'stripIfInteger' } : {};
}
