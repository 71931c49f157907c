import type { z } from 'zod';
import type { WorkedPrice } from '../blocks/resolved';
import type { fixedPrice as authoredFixed, workedPrice as authored } from '../schema/fields';
import { claimText } from './claim-text';
import type { SiteFile } from './documents/site.schema';
import { priceIn } from './units';

type Site = Pick<SiteFile, 'claims' | 'charging' | 'locale' | 'currency'>;

/** What an hour costs by a claim; `undefined` for one that is no price of one hour in this currency. */
export function hourlyRate({ value, unit }: { value: unknown; unit: string }, currency: string): number | undefined {
  const price = priceIn(unit);
  const isHourly = price?.currency === currency && price.per === 'hour';
  const [rate, ...others] = [value].flat();
  return isHourly && others.length === 0 && typeof rate === 'number' ? rate : undefined;
}

/**
 * What a job costs by the claim of its rate: the time that is charged, as the owner counts it, and the sum. `undefined`
 * where the claim is none of an hourly price.
 */
export function workedPrice({ rate: id, hours }: z.output<typeof authored>, site: Site): WorkedPrice | undefined {
  const claim = site.claims.find((each) => each.id === id);
  const rate = claim && hourlyRate(claim, site.currency);
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

/** What a job costs that has a price of its own. */
export function fixedPrice({ fixed: id }: z.output<typeof authoredFixed>, site: Site): WorkedPrice | undefined {
  const claim = site.claims.find((each) => each.id === id);
  return claim && { sum: claimText(claim, site) };
}

function chargedHours(hours: number, { minimumMinutes = 0, stepMinutes = 1 }: SiteFile['charging'] = {}): number {
  const minutes = Math.max(Math.round(hours * 60), minimumMinutes);
  return (Math.ceil(minutes / stepMinutes) * stepMinutes) / 60;
}

const hoursText = (hours: number, locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  }).format(hours);
