import { describe, expect, it } from 'vitest';
import { foreignCurrency } from '../../../src/check/rules/identity/foreign-currency';
import { notInStandard } from '../../../src/check/rules/identity/not-in-standard';
import { areaPage } from '../schemas/area-page';
import { siteFile } from './small-site';
import { problemsBy, siteWith, toldBy, wordsBy } from './told-by';

const SITE = 'pages/_site.json';

describe('where a site is at home', () => {
  it('[ID1] is what the standards know', () => {
    const good = { locale: 'de-CH', timeZone: 'Europe/Zurich', currency: 'CHF', country: 'CH' };
    expect(toldBy(notInStandard, siteWith(good))).toEqual([]);
    expect(toldBy(notInStandard, siteWith({ locale: 'zx', timeZone: 'Mars', currency: 'QQQ', country: 'YY' }))).toEqual(
      ['"zx"', '"Mars"', '"QQQ"', '"YY"'].map((code) => `${SITE} not-in-standard ${code}`));
  });

  it('[ID1] is told with what was surely meant', () => {
    expect(problemsBy(notInStandard, siteWith({ timeZone: 'Europe/Zurch', country: 'UK' })).map(({ message, edits }) => [message, edits[0]?.insert])).toEqual([
      ['There is no time zone "Europe/Zurch". Did you mean "Europe/Zurich"?', '"Europe/Zurich"'],
      ['There is no country "UK". Did you mean "GB"?', '"GB"'],
    ]);
    expect(wordsBy(notInStandard, siteWith({ country: 'YY' }))).toEqual([{
      message: 'There is no country "YY".', fix: 'Look up what the country of the business is called, and write that.',
      why: 'Search engines could not say where the business is.',
    }]);
  });
});

describe('the money of a site', () => {
  const area = (priceRange: string) => ({ 'pages/areas/sw1h.json': { ...areaPage(), facts: { ...areaPage().facts, priceRange } } });

  it('[ID2] is the sign of every price range', () => {
    expect(toldBy(foreignCurrency, area('$$$'))).toEqual(['pages/areas/sw1h.json foreign-currency "$$$"']);
    expect(problemsBy(foreignCurrency, area('$$$'))).toMatchObject([{
      message: '"$$$" is not written in the money of this site, whose sign is "£".', fix: 'Write "£££" in its place.', edits: [{ insert: '"£££"' }],
    }]);
    const kroner = { ...siteWith({ currency: 'NOK', locale: 'nb-NO', defaults: { ...siteFile().defaults, priceRange: 'krkr' } }), ...area('krkrkr') };
    expect(toldBy(foreignCurrency, kroner)).toEqual([]);
  });

  it('[ID2] is told once where all agree on another sign, and not at all while its name is wrong', () => {
    expect(toldBy(foreignCurrency, siteWith({ currency: 'EUR' }))).toEqual([`${SITE} foreign-currency "EUR"`]);
    expect(wordsBy(foreignCurrency, siteWith({ currency: 'EUR' }))[0]?.message).toBe('Every price range of the site is written with "£", but the sign of EUR is "€".');
    expect(toldBy(foreignCurrency, siteWith({ currency: 'QQQ' }))).toEqual([]);
  });
});
