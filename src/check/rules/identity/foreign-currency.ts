import type { SiteFile } from '../../../content/documents/site.schema';
import { signOfMoney } from '../../../content/wording/figures';
import { priceIn } from '../../../content/wording/units';
import type { Path } from '../../../json/path';
import { PRICE_LEVEL_PATTERN } from '../../../schema/fields';
import type { Field } from '../../../schema/walk';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { eachIn, fieldsOfKinds } from '../../store';
import { withoutTokens } from '../../texts/texts';
import { quote } from '../../words';
import { isCurrency } from './standards';

interface Sum {
  document: SiteDocument;
  path: Path;
  value: string;
  /** The sign of a price range, the three letters of a unit. */
  money: string;
}

const WRONG_MONEY = 'Visitors and search engines would be told prices in the wrong money.';

const PRICES = fieldsOfKinds('price-range', 'price');

export const foreignCurrency: Rule = {
  code: 'foreign-currency',
  severity: 'error',
  mayAllow: true,
  summary: 'A price level, the price of a tariff or a claim is in another currency than that of the site.',
  example: { before: '"priceRange": "$$", where "currency" is "EUR"', after: '"priceRange": "€€"' },
  scope: 'site',
  uses: [PRICES],
  *check(site) {
    const business = site.business?.isValid ? site.business : undefined;
    const file = business?.value as SiteFile | undefined;
    if (!business || !file || !isCurrency(file.currency)) return;
    const prices = [...eachIn(PRICES, site)].flatMap(priceOf);
    const kinds = [
      { right: signOfMoney(file), sums: prices.filter(({ money }) => money !== file.currency) },
      { right: file.currency, sums: unitsIn(business) },
    ];
    // Where all agree on other money, it is the site that has the wrong one.
    const other = kinds.find(
      ({ right, sums: [first, ...more] }) =>
        first && first.money !== right && more.length > 0 && more.every(({ money }) => money === first.money),
    );
    if (other) {
      const used = quote(other.sums[0]!.money);
      yield atValue(business, ['currency'], {
        message: `Every price, or every claim of a sum, is in ${used}, and the money of the site is ${file.currency}.`,
        fix: `Write the letters of the money that ${used} stands for, or write all of these in ${quote(other.right)}.`,
        why: WRONG_MONEY,
      });
      return;
    }
    for (const { right, sums } of kinds) {
      for (const { document, path, value, money } of sums) {
        if (money === right) continue;
        const intended = value.replaceAll(money, () => right);
        const message = `${quote(value)} is not in the money of this site, ${quote(right)}.`;
        const fix = `Write ${quote(intended)} in its place, if the figure is right so.`;
        yield atValue(document, path, { message, fix, why: WRONG_MONEY }, { insert: JSON.stringify(intended) });
      }
    }
  },
};

/** The units of claims of a sum: "EUR-per-hour". */
const unitsIn = (document: SiteDocument): Sum[] =>
  ((document.value as SiteFile).claims ?? []).flatMap((claim, index) => {
    const value = 'unit' in claim ? claim.unit : '';
    const money = priceIn(value)?.currency;
    return money === undefined ? [] : [{ document, path: ['claims', index, 'unit'], value, money }];
  });

/** A sign of money, or the letters of a currency, right before or behind a figure. */
const MONEY = /\p{Sc}(?=\s?\d)|(?<=\d\s?)\p{Sc}|\b[A-Z]{3}(?=\s?\d)|(?<=\d\s?)[A-Z]{3}\b/u;

function moneyOf(kind: string, value: string): string | undefined {
  if (kind === 'price-range') return PRICE_LEVEL_PATTERN.exec(value)?.[1];
  const money = MONEY.exec(withoutTokens(value))?.[0];
  return money !== undefined && (money.length < 3 || isCurrency(money)) ? money : undefined;
}

function priceOf([document, { kind, value, path }]: readonly [SiteDocument, Field]): Sum[] {
  const money = typeof value === 'string' ? moneyOf(kind, value) : undefined;
  return money === undefined ? [] : [{ document, path, value: String(value), money }];
}
