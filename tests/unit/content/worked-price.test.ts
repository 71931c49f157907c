import { expect, it } from 'vitest';
import { fixedPrice, workedPrice } from '../../../src/content/resolve/worked-price';

const claim = (id: string, value: number | number[], unit: string) => ({
  id,
  subject: id,
  value,
  unit,
  scope: 'All work.',
  provenance: 'policy' as const,
  reviewBy: '2030-01-01',
});
const claims = [
  claim('hourly', 95, 'GBP-per-hour'),
  claim('cents', 62.5, 'GBP-per-hour'),
  claim('range', [80, 95], 'GBP-per-hour'),
  claim('visit', 60, 'GBP'),
  claim('foreign', 95, 'EUR-per-hour'),
];
const inWords = { id: 'on-request', subject: 'x', scope: 'x', provenance: 'policy' as const, reviewBy: '2030-01-01' };
const site = {
  claims: [...claims, { ...inWords, text: 'on request' }],
  charging: undefined,
  locale: 'en-GB',
  currency: 'GBP',
};
const sumOf = (rate: string, hours: number, charging?: { minimumMinutes?: number; stepMinutes?: number }) =>
  workedPrice({ rate, hours }, { ...site, charging });

it('[Q40] works a sum out from the rate and the hours', () => {
  expect(sumOf('hourly', 2)).toEqual({ by: { time: '2 hours', rate: '£95' }, sum: '£190' });
  expect(sumOf('hourly', 1)).toEqual({ by: { time: '1 hour', rate: '£95' }, sum: '£95' });
  expect(sumOf('hourly', 1.5)).toEqual({ by: { time: '1½ hours', rate: '£95' }, sum: '£142.50' });
  expect(sumOf('cents', 1)?.sum).toBe('£62.50');
  expect(workedPrice({ rate: 'foreign', hours: 1.5 }, { ...site, locale: 'de-DE', currency: 'EUR' })).toEqual({
    by: { time: '1½ Stunden', rate: '95\u00a0€' },
    sum: '142,50\u00a0€',
  });
});

it('[Q40] charges the least time and begun steps where the owner says so', () => {
  expect(sumOf('hourly', 0.5, { minimumMinutes: 60 })).toMatchObject({ by: { time: '1 hour' }, sum: '£95' });
  expect(sumOf('hourly', 2, { minimumMinutes: 60 })?.sum).toBe('£190');
  expect(sumOf('hourly', 1.1, { stepMinutes: 30 })).toMatchObject({ by: { time: '1½ hours' }, sum: '£142.50' });
  expect(sumOf('hourly', 0.25, { minimumMinutes: 40, stepMinutes: 30 })?.by?.time).toBe('1 hour');
});

it('[Q40] works nothing out from what is no price of one hour in the money of the site', () => {
  expect(['range', 'visit', 'foreign', 'on-request', 'nothing'].map((rate) => sumOf(rate, 2))).toEqual(
    Array(5).fill(undefined),
  );
});

it('[Q40] takes a fixed price from its claim, for a unit, for many or the least where that is written', () => {
  const shown = (price: Parameters<typeof fixedPrice>[0]) => fixedPrice(price, site, (text) => text.toUpperCase());
  expect(shown({ fixed: 'visit' })).toEqual({ sum: '£60' });
  expect(shown({ fixed: 'visit', isLeast: true, unit: 'a window' })).toEqual({
    sum: '£60',
    isLeast: true,
    unit: 'A WINDOW',
  });
  expect(shown({ fixed: 'visit', times: 2.5, unit: '2.5 m²' })).toEqual({ sum: '£150', unit: '2.5 M²' });
  expect(shown({ fixed: 'range', times: 2 })?.sum.replaceAll(/\s/gu, '')).toBe('£160–£190');
  for (const times of [undefined, 3]) expect(shown({ fixed: 'on-request', times })?.sum).toBe('on request');
  expect(shown({ fixed: 'nothing' })).toBeUndefined();
});
