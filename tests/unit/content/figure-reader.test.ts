import { describe, expect, it } from 'vitest';
import { figureReader } from '../../../src/content/wording/figure-reader';

const LOCALES = ['en-GB', 'de-AT', 'fr-FR', 'pl-PL', 'tr-TR', 'de-CH'];
const DISPLAYS = ['short', 'long', 'narrow'] as const;
const CURRENCY_DISPLAYS = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
const VALUES = [1, 2, 5, 48, 95.5, 1250];
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a figure', () => {
  it.each(LOCALES)('[AP4] is the same in each form in which Intl writes it in %s', (locale) => {
    const currency = 'EUR';
    const read = figureReader(locale, ['EUR-per-hour', 'minute', 'month', 'percent']);
    const formats = [
      ...CURRENCY_DISPLAYS.flatMap((currencyDisplay) =>
        [undefined, 'stripIfInteger' as const].map((trailingZeroDisplay) => ({
          unit: currency,
          options: {
            style: 'currency',
            currency,
            currencyDisplay,
            ...(trailingZeroDisplay && { trailingZeroDisplay }),
          },
        })),
      ),
      ...['minute', 'month', 'percent'].flatMap((unit) =>
        DISPLAYS.map((unitDisplay) => ({ unit, options: { style: 'unit', unit, unitDisplay } })),
      ),
    ];
    for (const { unit, options } of formats)
      for (const useGrouping of [true, false])
        for (const value of VALUES) {
          const format = new Intl.NumberFormat(locale, { ...options, useGrouping } as Intl.NumberFormatOptions);
          const written = format.format(value);
          const [figure] = read(`Ab ${plain(written)}.`);
          expect(figure?.keys, `${locale} ${written}`).toContain(`${value} ${unit}`);
        }
  });

  it.each([
    ['48 €', 'de-AT', '48 EUR'],
    ['48€', 'de-AT', '48 EUR'],
    ['EUR 48', 'de-AT', '48 EUR'],
    ['£ 95', 'en-GB', '95 GBP'],
    ['£95.00', 'en-GB', '95 GBP'],
    ['95.00 GBP', 'en-GB', '95 GBP'],
    ['12-month', 'en-GB', '12 month'],
    ['15-30 minutes', 'en-GB', '15–30 minute'],
    ['15 – 30 min', 'en-GB', '15–30 minute'],
    ['£80–£95', 'en-GB', '80–95 GBP'],
    ['80-95 €', 'de-AT', '80–95 EUR'],
    ['5 per cent', 'en-GB', '5 percent'],
    ['£2.3 million', 'en-GB', '2300000 GBP'],
    ['£5m', 'en-GB', '5000000 GBP'],
    ['£5M', 'en-GB', '5000000 GBP'],
    ['5m', 'en-GB', '5 minute'],
    ['5 Mio. €', 'de-AT', '5000000 EUR'],
    ['£5-6 million', 'en-GB', '5000000–6000000 GBP'],
  ])('[AP4] is %s as it is typed', (written, locale, key) => {
    const read = figureReader(locale, ['GBP', 'EUR', 'minute', 'month', 'percent']);
    const [whole] = read(`(${written})`);
    expect(whole).toMatchObject({ start: 1, end: written.length + 1 });
    expect(whole!.keys).toContain(key);
  });

  it.each(['95', '20 coins', 'A95 £', '£95.5.1', '20 minutesx', '48 €uro', '1,95 GBP'])(
    '[AP4] is none in "%s"',
    (text) => {
      expect(figureReader('en-GB', ['GBP', 'EUR', 'minute'])(text)).toEqual([]);
    },
  );
});
