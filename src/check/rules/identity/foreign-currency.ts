import { signOfMoney } from '../../../content/figures';
import type { SiteFile } from '../../../content/documents/site.schema';
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
  mayAllow: true,
  summary: 'Prices are written in the sign of another currency than that of the site, or a claim counts another.',
  example: { before: '"priceRange": "$$", where "currency" is "EUR"', after: '"priceRange": "€€"' },
  scope: 'site',
  *check(site) {
    const business = site.business?.isValid ? site.business : undefined;
    const { currency } = (business?.value ?? {}) as SiteFile;
    if (!business || !isCurrency(currency)) return;
    const sign = signOfMoney(business.value as SiteFile);
    const ranges = [...site.documents.values()].flatMap(priceRangesIn);
    const [first, ...others] = ranges;
    const sums = sumsIn(business);
    // Where all agree with one another, it is the site that has the wrong money.
    const used = first && others.length > 0 && others.every((each) => each.sign === first.sign) ? first.sign : sign;
    const counted =
      new Set(sums.map((sum) => sum.currency)).size === 1 && sums.length > 1 ? sums[0]!.currency : currency;
    if (used !== sign || counted !== currency) {
      const wrong = used === sign ? ofClaims(counted, currency) : ofSite({ currency, sign, used });
      yield { document: business, location: { path: ['currency'], part: 'value' }, words: wrong };
      return;
    }
    for (const { path, unit, currency: other } of sums) {
      if (other === currency) continue;
      const meant = unit.replace(other, currency);
      const location = { path, part: 'value' as const };
      yield { document: business, location, words: ofClaim(other, { currency, meant }), insert: JSON.stringify(meant) };
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

/** The claims of a sum: "EUR per hour". */
const sumsIn = (business: SiteDocument) =>
  ((business.value as SiteFile).claims ?? []).flatMap(({ unit }, index) => {
    const [currency = ''] = unit.split(' ', 1);
    const isSum = /^[A-Z]{3}$/.test(currency) && isCurrency(currency);
    return isSum ? [{ path: ['claims', index, 'unit'], unit, currency }] : [];
  });

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

const ofClaims = (other: string, currency: string): Words => ({
  message: `Every sum among the claims is in ${other}, and the money of the site is ${currency}.`,
  fix: `Write ${quote(other)} in its place, or the right currency in the "unit" of each claim.`,
  why: WRONG_MONEY,
});

const ofClaim = (other: string, { currency, meant }: { currency: string; meant: string }): Words => ({
  message: `This claim counts ${other}, and the money of this site is ${currency}.`,
  fix: `Write ${quote(meant)} in its place, if the sum is right in ${currency}.`,
  why: WRONG_MONEY,
});
