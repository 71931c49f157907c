import { describe, expect, it } from 'vitest';
import { claimText } from '../../../src/content/wording/claim-text';
import { isUnit, priceIn, UNITS } from '../../../src/content/wording/units';

const BRITISH = { locale: 'en-GB', currency: 'GBP' };

describe('what stands for a claim', () => {
  it.each<[number | number[], string, string]>([
    [15, 'minute', '15 minutes'],
    [1, 'year', '1 year'],
    [[15, 30], 'minute', '15–30 minutes'],
    [[24, 48], 'hour', '24–48 hours'],
    [95, 'GBP-per-hour', '£95'],
    [87.5, 'GBP', '£87.50'],
    [99, 'percent', '99%'],
    [4.9, 'rating', '4.9'],
    [4800, 'count', '4,800'],
  ])('[T5] writes %s %s as "%s"', (value, unit, text) => {
    expect(claimText({ value, unit }, BRITISH)).toBe(text);
  });

  it('[T5] writes as the language of the site does, and leaves its own words as they are', () => {
    expect(claimText({ value: [2, 3], unit: 'day' }, { locale: 'de-DE', currency: 'EUR' })).toBe('2–3 Tage');
    expect(claimText({ value: 1250, unit: 'EUR' }, { locale: 'de-DE', currency: 'EUR' })).toBe('1.250\u00a0€');
    expect(claimText({ value: 15, unit: 'year', text: '15+ years' }, BRITISH)).toBe('15+ years');
    expect(claimText({ text: 'A person answers' }, BRITISH)).toBe('A person answers');
  });

  it.each(['cy-GB', 'de-DE', 'pl-PL', 'ar', 'ja-JP'])('[T5] never loses a unit in %s', (locale) => {
    for (const unit of UNITS)
      for (const value of [1, 6, [45, 90]]) {
        const number = claimText({ value, unit: 'count' }, { locale, currency: 'EUR' });
        expect(claimText({ value, unit }, { locale, currency: 'EUR' }), unit).not.toBe(number);
      }
    expect(claimText({ value: [45, 90], unit: 'minute' }, { locale: 'cy-GB', currency: 'GBP' })).toBe('45–90 munud');
  });

  it('[T5] has units by their codes alone', () => {
    expect(['minute', 'GBP', 'EUR-per-hour', 'EUR-per-square-meter', 'count', 'rating'].map(isUnit)).toEqual(
      Array(6).fill(true),
    );
    expect(
      ['promise', 'minutes', 'Minuten', 'GBP per hour', 'XQZ', 'EUR-per-customer', 'EUR-per-percent', ''].map(isUnit),
    ).toEqual(Array(8).fill(false));
    expect(priceIn('EUR-per-hour')).toEqual({ currency: 'EUR', per: 'hour' });
  });
});
