import type { SiteFile } from '../../../content/documents/site.schema';
import { soundOf } from '../../../content/sound';
import type { Sound } from '../../../content/sound';
import { LISTED_KINDS } from '../../../kinds/named';
import { countryOf } from '../../texts/phone-numbers';
import type { CountryCode } from '../../texts/phone-numbers';
import { localeOf } from '../../texts/sentences';
import { oncePerSiteFile } from '../../documents/site-file';
import type { OfSiteFile } from '../../documents/site-file';
import { claimsIn, currencyOf } from './claims';
import { timesIn } from './quantities';
import { vocabularyOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** All that a text is read by: the same for every text of a site. */
export interface Speech {
  locale: string;
  country: CountryCode | undefined;
  currency: string;
  /** Nothing but phone numbers is read in a language without one. */
  vocabulary: Vocabulary | undefined;
  /** What claims count: "customers", and what the pages of a kind are called: "areas". */
  nouns: readonly string[];
  counted: readonly string[];
  /** What those who come are called, what the business is, and whose charges and periods are none of ours. */
  workers: readonly string[];
  brand: readonly string[];
  others: readonly string[];
  /** What registers are called in capitals, such as that of a tax. */
  registers: readonly string[];
}

/** What pages of a kind are called where they are counted → how their tokens begin: "districts" → "areas". */
export const COUNTED_PAGES: ReadonlyMap<string, string> = new Map(
  LISTED_KINDS.filter(({ folder }) => folder !== '').flatMap(({ folder, words: { many, also = '' } }) =>
    [many, ...also.split(' ')].filter((word) => word.endsWith('s')).map((word) => [word, folder] as const),
  ),
);

const wordsIn = (list: readonly (string | undefined)[]): string[] =>
  list.filter((each) => each !== undefined && /^[\p{L}][\p{L}\p{N} .'’-]*$/u.test(each)) as string[];

/** What is said in capitals of more than one price: a tax that it includes. */
function taxesIn(site: OfSiteFile, currency: string): string[] {
  const prices = claimsIn(site).filter(({ unit }) => unit.startsWith(currency));
  const said = prices.flatMap(({ scope }) => [...new Set(scope.match(/(?<![\p{L}\d])\p{Lu}{2,4}(?![\p{L}\d])/gu))]);
  return said.filter((word, index) => said.indexOf(word) < index);
}

export const speechOf = oncePerSiteFile((site): Speech => {
  const { product, trade, othersCharges, brand, registration }: Sound<SiteFile> = soundOf(site.business);
  const [locale, currency] = [localeOf(site), currencyOf(site)];
  const vocabulary = vocabularyOf(locale);
  const measures = new Set([
    currency.toLowerCase(),
    ...(vocabulary ? [vocabulary.outOf, ...vocabulary.percent, ...timesIn({ locale, vocabulary }).keys()] : []),
  ]);
  const units = claimsIn(site)
    .map(({ unit }) => unit.toLowerCase())
    .filter((unit) => /^\p{L}+$/u.test(unit) && !measures.has(unit));
  return {
    locale,
    country: countryOf(site.business?.value),
    currency,
    vocabulary,
    nouns: [...new Set([...units, ...(vocabulary?.reviews ?? [])])],
    counted: [...COUNTED_PAGES.keys()],
    workers: wordsIn([product, trade?.worker, trade?.workers, ...(trade?.otherNames ?? [])]),
    brand: wordsIn([brand?.first]),
    others: wordsIn(othersCharges ?? []),
    registers: [
      ...new Set([
        ...(registration ?? []).flatMap((each) => /^\p{Lu}{2,}(?= )/u.exec(each?.label ?? '') ?? []),
        ...taxesIn(site, currency),
      ]),
    ],
  };
});
