import { signOfMoney } from '../../content/figures';
import type { TokenValues } from '../../content/tokens';
import { tokensOf } from '../documents/ledger';
import { oncePerSiteFile } from '../once';
import type { Site } from '../site';
import { countryOf, phoneNumbersIn } from '../texts/phone-numbers';
import { withoutTokens } from '../texts/texts';
import type { Item } from './items';

/** Finds the figures of one sort in a text: sums of money, percentages, phone numbers. */
type Finder = (text: string) => string[];

interface Stated {
  find: Finder;
  /** What tokens of the site say of this sort. */
  tokens: { name: string; value: string }[];
}

/** So many figures of the site are named beside one that nobody has approved. */
const MOST_NAMED = 4;

/**
 * What the site states of the sort of each figure in an item: "It says €80. The site states €95 {claim.hour}." Empty
 * where the item has no such figure, or the site no other.
 */
export function statedBeside({ values }: Item, site: Site): string {
  const texts = values.flatMap(({ value }) => (typeof value === 'string' ? [withoutTokens(value)] : []));
  return sortsOf(site)
    .flatMap(({ find, tokens }) => {
      const written = [...new Set(texts.flatMap(find))].filter((each) => !tokens.some(({ value }) => value === each));
      if (written.length === 0 || tokens.length === 0) return [];
      const named = tokens.slice(0, MOST_NAMED).map(({ name, value }) => `${value} {${name}}`);
      return [`It says ${listed(written)}. The site states ${listed(named)}.`];
    })
    .join(' ');
}

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const sortsOf = oncePerSiteFile((site): Stated[] => {
  const { document } = site.business ?? {};
  if (!document) return [];
  const tokens = tokensOf(site) ?? new Map<string, string>();
  const country = countryOf(document);
  const phones: Finder = (text) => phoneNumbersIn(text, country).map(({ written }) => written);
  const finders = [moneyFinder(document), percentFinder, phones];
  return finders.map((find) => ({ find, tokens: statedBy(tokens, find) }));
});

/** The tokens that stand for nothing but one figure of a sort, each figure once. */
function statedBy(tokens: TokenValues, find: Finder): Stated['tokens'] {
  const whole = [...tokens].filter(([, value]) => find(value)[0] === value);
  return [...new Map(whole.map(([name, value]) => [value, { name, value }])).values()];
}

const NUMBER = String.raw`\d+(?:[.,\s]\d{3})*(?:[.,]\d{1,2})?`;

/** Sums in the money of the site: its sign before or behind the number, or its code. */
function moneyFinder(site: Parameters<typeof signOfMoney>[0]): Finder {
  const signs = [signOfMoney(site), site.currency].map((sign) => sign.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const sign = `(?:${signs.join('|')})`;
  const sum = new RegExp(String.raw`${sign}\s?${NUMBER}|(?<![\d.,])${NUMBER}\s?${sign}`, 'gu');
  return (text) => text.match(sum) ?? [];
}

const PERCENT = new RegExp(String.raw`(?<![\d.,])${NUMBER}\s?%`, 'gu');
const percentFinder: Finder = (text) => text.match(PERCENT) ?? [];
