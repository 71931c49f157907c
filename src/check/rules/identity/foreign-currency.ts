import { signOfMoney } from '../../../content/figures';
import type { SiteFile } from '../../../content/site.schema';
import { PRICE_LEVELS } from '../../../schema/fields';
import type { Path } from '../../../json/path';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { oncePer } from '../../once';
import type { SiteDocument } from '../../site';
import { quote } from '../../words';
import { isCurrency } from './standards';

interface PriceRange {
  document: SiteDocument;
  path: Path;
  value: string;
  /** The sign that it repeats, and how often. */
  sign: string;
  level: number;
}

export const foreignCurrency: Rule = {
  code: 'foreign-currency',
  severity: 'error',
  summary: 'Prices are written in the sign of another currency than that of the site.',
  example: { before: '"priceRange": "$$", where "currency" is "EUR"', after: '"priceRange": "€€"' },
  *check(site) {
    const business = site.business?.isValid ? site.business : undefined;
    const { currency } = (business?.value ?? {}) as SiteFile;
    if (!business || !isCurrency(currency)) return;
    const sign = signOfMoney(business.value as SiteFile);
    const ranges = [...site.documents.values()].flatMap(priceRangesIn);
    const [first, ...others] = ranges;
    // Where all agree with one another, it is the site that has the wrong money.
    if (first && first.sign !== sign && others.length > 0 && others.every((each) => each.sign === first.sign)) {
      yield {
        document: business,
        location: { path: ['currency'], part: 'value' },
        words: ofSite({ currency, sign, used: first.sign }),
      };
      return;
    }
    for (const { document, path, value, level, ...range } of ranges) {
      if (range.sign === sign) continue;
      const meant = sign.repeat(level);
      yield {
        document,
        location: { path, part: 'value' },
        words: words({ value, sign, meant }),
        insert: JSON.stringify(meant),
      };
    }
  },
};

const priceRangesIn = oncePer((document: SiteDocument): readonly PriceRange[] =>
  document.fields.flatMap(({ kind, value, path }): PriceRange[] => {
    const sign = kind === 'price-range' && typeof value === 'string' ? PRICE_LEVELS.exec(value)?.[1] : undefined;
    return sign === undefined
      ? []
      : [{ document, path, value: String(value), sign, level: String(value).length / sign.length }];
  }),
);

const WRONG_MONEY = 'Visitors and search engines would be told prices in the wrong money.';

const words = ({ value, sign, meant }: { value: string; sign: string; meant: string }): Words => ({
  message: `${quote(value)} is not written in the money of this site, whose sign is ${quote(sign)}.`,
  fix: `Write ${quote(meant)} in its place.`,
  why: WRONG_MONEY,
});

const ofSite = ({ currency, sign, used }: { currency: string; sign: string; used: string }): Words => ({
  message: `Every price range of the site is written with ${quote(used)}, but the sign of ${currency} is ${quote(sign)}.`,
  fix: `Write the three letters of the currency whose sign is ${quote(used)}, or write every price range with ${quote(sign)}.`,
  why: WRONG_MONEY,
});
