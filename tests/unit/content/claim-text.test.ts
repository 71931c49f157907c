import { describe, expect, it } from 'vitest';
import { claimText } from '../../../src/content/claim-text';
import { namesOfUnit, unitCalled } from '../../../src/content/units';

const BRITISH = { locale: 'en-GB', currency: 'GBP' };

describe('what stands for a claim', () => {
  it.each<[number | number[], string, string]>([
    [15, 'minutes', '15 minutes'],
    [1, 'year', '1 year'],
    [[15, 30], 'minutes', '15–30 minutes'],
    [[24, 48], 'hours', '24–48 hours'],
    [95, 'GBP per hour', '£95'],
    [87.5, 'GBP', '£87.50'],
    [99, 'per cent', '99%'],
    [4.9, 'out of 5', '4.9'],
    [4800, 'reviews', '4,800'],
  ])('[T5] writes %s %s as "%s"', (value, unit, text) => {
    expect(claimText({ value, unit }, BRITISH)).toBe(text);
  });

  it('[T5] writes as the language of the site does, and leaves its own words as they are', () => {
    expect(claimText({ value: [2, 3], unit: 'Tage' }, { locale: 'de-DE', currency: 'EUR' })).toBe('2–3 Tage');
    expect(claimText({ value: 1250, unit: 'EUR' }, { locale: 'de-DE', currency: 'EUR' })).toBe('1.250\u00a0€');
    expect(claimText({ value: 15, unit: 'years', text: '15+ years' }, BRITISH)).toBe('15+ years');
  });

  it('[T5] knows units by every name that they have', () => {
    expect(namesOfUnit('minute', 'en-GB')).toEqual(['minute', 'minutes', 'min', 'mins']);
    expect([
      unitCalled('Hours', 'en-GB'),
      unitCalled('per cent', 'en-GB'),
      unitCalled('customers', 'en-GB'),
      unitCalled('Stunden', 'de-DE'),
    ]).toEqual(['hour', 'percent', undefined, 'hour']);
  });
});
