import { figuresWith } from '../../content/wording/figure-reader';
import { isAlwaysOpen } from '../../content/wording/hours';
import { wordsOf } from '../../content/wording/interface-words';
import { isMoney } from '../../content/wording/units';
import type { TokenValues } from '../../content/tokens/tokens';
import { tokensOf } from '../documents/business';
import { oncePerSiteFile } from '../once';
import type { Site } from '../site';
import { countryOf, phoneNumberOf, phoneNumbersIn } from '../texts/phone-numbers';
import { withoutTokens } from '../texts/texts';
import { joined } from '../words';
import { readerOf } from './figures-on';
import type { Item } from './items';

/** Finds the figures of one sort in a text: sums of money, percentages, phone numbers, hours that never end. */
type Finder = (text: string) => string[];

const SORTS = ['price', 'percentage', 'phone number', 'hours'] as const;
export type Sort = (typeof SORTS)[number];

interface Stated {
  sort: Sort;
  find: Finder;
  /** The figure that a text writes, whichever way it writes it. */
  figureOf: (written: string) => string;
  /** Tokens of the site with figures of this sort. */
  tokens: { name: string; value: string }[];
}

/** The largest number of the site's figures named beside an unapproved one. */
const MOST_NAMED = 4;

/** A figure in an item that the site does not state, and what it states of the same sort. */
export interface Unstated {
  sort: Sort;
  written: string;
  stated: readonly { name: string; value: string }[];
}

/** The figures of an item that the site states otherwise; none where it states nothing of their sort. */
export function unstatedIn({ values }: Item, site: Site): Unstated[] {
  const texts = values.flatMap(({ value }) => (typeof value === 'string' ? [withoutTokens(value)] : []));
  return sortsOf(site).flatMap(({ sort, find, tokens, figureOf }) =>
    [...new Set(texts.flatMap(find))]
      .filter((each) => tokens.length > 0 && !tokens.some(({ value }) => figureOf(value) === figureOf(each)))
      .map((written) => {
        const stated = tokens.filter(({ value }) => mayMean(figureOf(written), figureOf(value)));
        return { sort, written, stated: stated.slice(0, MOST_NAMED) };
      }),
  );
}

/** A sum or share of more than twice as much, or of less than half, is one of something else. */
function mayMean(one: string, other: string): boolean {
  const [less = 0, more = 0] = [one, other].map((each) => Number.parseFloat(each)).sort((a, b) => a - b);
  return !/^\d.* /.test(one) || !(more > 2 * less);
}

/** The same in words: "It says €80. The site states €95 {claim.hour}." Empty where there is no such figure. */
export function besideInWords(unstated: readonly Unstated[]): string {
  return SORTS.flatMap((sort) => {
    const own = unstated.filter((each) => each.sort === sort);
    if (own.length === 0) return [];
    const named = own.flatMap(({ stated }) => stated.map(({ name, value }) => `${value} {${name}}`));
    const stated = named.length > 0 ? ` The site states ${joined([...new Set(named)])}.` : '';
    return [`It says ${joined(own.map(({ written }) => written))}.${stated}`];
  }).join(' ');
}

const sortsOf = oncePerSiteFile((site): Stated[] => {
  const { document } = site.business ?? {};
  if (!document) return [];
  const tokens = tokensOf(site) ?? new Map<string, string>();
  const country = countryOf(document);
  const phones: Finder = (text) => phoneNumbersIn(text, country).map(({ written }) => written);
  const read = readerOf(site);
  const finders = [figuresWith(read, isMoney), figuresWith(read, (unit) => unit === 'percent'), phones];
  const figureOf = (written: string) => read(written)[0]?.keys[0] ?? phoneNumberOf(written, country)?.number ?? written;
  const figures = finders.map((find, at) => ({ sort: SORTS[at]!, find, figureOf, tokens: statedBy(tokens, find) }));
  const hours = isAlwaysOpen(document) ? [] : [{ name: 'hours', value: tokens.get('hours')! }];
  return [
    ...figures,
    { sort: 'hours', find: alwaysFinder(wordsOf(document).always), tokens: hours, figureOf: (each) => each },
  ];
});

/** Round the clock: in figures, as every language writes it, and in the words of one. */
function alwaysFinder(ways: readonly string[]): Finder {
  const words = new RegExp(`(?<!\\p{L})(?:${ways.join('|')})(?!\\p{L})|(?<![\\d/])24 ?/ ?7(?![\\d/])`, 'giu');
  return (text) => text.match(words) ?? [];
}

/** The tokens that stand for nothing but one figure of a sort, each figure once. */
function statedBy(tokens: TokenValues, find: Finder): Stated['tokens'] {
  const whole = [...tokens].filter(([, value]) => find(value)[0] === value);
  return [...new Map(whole.map(([name, value]) => [value, { name, value }])).values()];
}
