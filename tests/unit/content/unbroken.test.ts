import { expect, it } from 'vitest';
import { unbroken, withPlainSpaces } from '../../../src/content/resolve/unbroken';

const seen = (text: string) => unbroken(text).replaceAll('\u00A0', '_');

it.each([
  ['Within 20 minutes, for £95 an hour', 'Within 20_minutes, for £95_an hour'],
  ['15–30 minutes, 10,000+ customers, 55 °C', '15–30_minutes, 10,000+_customers, 55_°C'],
  ['Call 020 7946 0123 or +44 20 7946 0123', 'Call 020_7946_0123 or +44_20_7946_0123'],
  ['At 1 Sample Yard, London ZZ1 1ZZ', 'At 1_Sample Yard, London ZZ1_1ZZ'],
  ['Open at 20:00, and in St James', 'Open at 20:00, and in St_James'],
  ['SW1 has 3 extraordinarily long words', 'SW1 has 3 extraordinarily long words'],
])('[LY20] ties numbers to what follows them: %s', (text, tied) => {
  expect(seen(text)).toBe(tied);
});

it('[LY20] leaves plain spaces in what machines read', () => {
  expect(withPlainSpaces({ title: 'In 20\u00A0minutes', list: ['St\u00A0James', 4, null] })).toEqual({
    title: 'In 20 minutes',
    list: ['St James', 4, null],
  });
});
