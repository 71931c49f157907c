import type { SiteFile } from './documents/site.schema';
import { unitCalled } from './units';

type Claim = Pick<SiteFile['claims'][number], 'value' | 'unit'> & { text?: string | undefined };

/** The words that stand for a claim: its own, or else its value as the site's language writes it. */
export const claimText = (claim: Claim, site: Pick<SiteFile, 'locale' | 'currency'>): string =>
  claim.text ?? writtenValue(claim, site);

/**
 * "15–30 minutes", "€95", "99%", "1,247". A value per hour is written without its hour, and one out of five without the
 * five.
 */
function writtenValue({ value, unit }: Claim, { locale, currency }: Pick<SiteFile, 'locale' | 'currency'>): string {
  const format = new Intl.NumberFormat(locale, optionsFor(unit, { locale, currency }));
  const [least, most] = [value].flat() as [number, number?];
  return most === undefined ? format.format(least) : format.formatRange(least, most);
}

function optionsFor(
  unit: string,
  { locale, currency }: Pick<SiteFile, 'locale' | 'currency'>,
): Intl.NumberFormatOptions {
  const counted = unitCalled(unit, locale);
  if (counted) return { style: 'unit', unit: counted, unitDisplay: counted === 'percent' ? 'short' : 'long' };
  if (unit.split(' ')[0] !== currency) return {};
  return { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' };
}
