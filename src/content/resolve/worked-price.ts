import type { z } from 'zod';
import type { WorkedPrice } from '../../blocks/resolved';
import type { fixedPrice as fixedPriceSchema, workedPrice as workedPriceSchema } from '../../schema/fields';
import { claimText } from '../wording/claim-text';
import type { SiteFile } from '../documents/site.schema';
import { priceIn } from '../wording/units';

type Site = Pick<SiteFile, 'claims' | 'charging' | 'locale' | 'currency'>;

/** The hourly price of a claim; `undefined` where it is no price of one hour in this currency. */
export function hourlyRate({ value, unit }: { value: unknown; unit: string }, currency: string): number | undefined {
  const price = priceIn(unit);
  const isHourly = price?.currency === currency && price.per === 'hour';
  // A range has two values and is no rate.
  const [rate, ...others] = [value].flat();
  return isHourly && others.length === 0 && typeof rate === 'number' ? rate : undefined;
}

/**
 * The price of a job at the rate of a claim: the charged time, rounded up to the owner's billing increments, and the
 * sum. `undefined` where the claim is no hourly price.
 */
export function workedPrice(
  { rate: id, hours }: z.output<typeof workedPriceSchema>,
  site: Site,
): WorkedPrice | undefined {
  const claim = site.claims.find((each) => each.id === id);
  const rate = claim && 'value' in claim ? hourlyRate(claim, site.currency) : undefined;
  if (!claim || rate === undefined) return undefined;
  const charged = chargedHours(hours, site.charging);
  const money = new Intl.NumberFormat(site.locale, {
    style: 'currency',
    currency: site.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return {
    by: { time: hoursText(charged, site.locale), rate: claimText(claim, site) },
    sum: money.format(rate * charged),
  };
}

/** The price of a job, or of one unit of it, that is a claim; or of so many units, unless the claim is words alone. */
export function fixedPrice(
  { fixed: id, unit, times, isLeast }: z.output<typeof fixedPriceSchema>,
  site: Site,
  fill: (text: string) => string,
): WorkedPrice | undefined {
  const claim = site.claims.find((each) => each.id === id);
  if (!claim) return undefined;
  const all =
    times !== undefined && 'value' in claim
      ? { value: [claim.value].flat().map((each) => each * times), unit: claim.unit }
      : claim;
  return { sum: claimText(all, site), ...(unit !== undefined && { unit: fill(unit) }), ...(isLeast && { isLeast }) };
}

function chargedHours(hours: number, { minimumMinutes = 0, stepMinutes = 1 }: SiteFile['charging'] = {}): number {
  const minutes = Math.max(Math.round(hours * 60), minimumMinutes);
  return (Math.ceil(minutes / stepMinutes) * stepMinutes) / 60;
}

/** In words, a half as people write it: "1½ hours". */
function hoursText(hours: number, locale: string): string {
  const style = { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 2 } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(hours);
  if (hours % 1 !== 0.5 || hours < 1) return parts.map(({ value }) => value).join('');
  return parts.map(({ type, value }) => (type === 'decimal' ? '½' : type === 'fraction' ? '' : value)).join('');
}
