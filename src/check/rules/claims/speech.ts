import type { SiteFile } from '../../../content/site.schema';
import { soundOf } from '../../../content/sound';
import type { Sound } from '../../../content/sound';
import { countryOf } from '../../phone-numbers';
import type { CountryCode } from '../../phone-numbers';
import { localeOf } from '../../sentences';
import { oncePerSiteFile } from '../../site-file';
import { claimsIn, currencyOf } from './claims';
import { timeReader } from './quantities';
import { vocabularyOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** All that a text is read by: the same for every text of a site. */
export interface Speech {
  locale: string;
  country: CountryCode | undefined;
  currency: string;
  /** Nothing but phone numbers is read in a language without one. */
  vocabulary: Vocabulary | undefined;
  /** What claims count: "customers". */
  nouns: readonly string[];
  /** What those who come are called, what the business is, and whose charges and periods are none of ours. */
  workers: readonly string[];
  brand: readonly string[];
  others: readonly string[];
}

const wordsIn = (list: readonly (string | undefined)[]): string[] =>
  list.filter((each) => each !== undefined && /^[\p{L}][\p{L}\p{N} .'’-]*$/u.test(each)) as string[];

export const speechOf = oncePerSiteFile((site): Speech => {
  const { product, trade, othersCharges, brand }: Sound<SiteFile> = soundOf(site.business);
  const [locale, currency] = [localeOf(site), currencyOf(site)];
  const vocabulary = vocabularyOf(locale);
  const measures = new Set([
    currency.toLowerCase(),
    ...(vocabulary ? [vocabulary.outOf, ...vocabulary.percent, ...timeReader({ locale, vocabulary }).names] : []),
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
    workers: wordsIn([product, trade?.worker, trade?.workers, ...(trade?.otherNames ?? [])]),
    brand: wordsIn([brand?.first]),
    others: wordsIn(othersCharges ?? []),
  };
});
