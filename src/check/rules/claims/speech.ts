import { isObject } from '../../../json/is-object';
import { countryOf } from '../../phone-numbers';
import type { CountryCode } from '../../phone-numbers';
import { localeOf } from '../../sentences';
import type { Site } from '../../site';
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
  /** What those who come are called. */
  workers: readonly string[];
  /** Whose charges and periods are none of ours. */
  others: readonly string[];
}

const wordsIn = (list: unknown): string[] =>
  (Array.isArray(list) ? list : [list]).filter(
    (each) => typeof each === 'string' && /^[\p{L}][\p{L}\p{N} .'’-]*$/u.test(each),
  );

export function speechOf(site: Site): Speech {
  const file = isObject(site.business?.value) ? site.business.value : {};
  const locale = localeOf(site);
  const vocabulary = vocabularyOf(locale);
  const currency = currencyOf(file);
  const trade = isObject(file['trade']) ? file['trade'] : {};
  const measures = new Set([
    currency,
    'per',
    vocabulary?.outOf.split(' ')[0],
    ...(vocabulary ? timeReader({ locale, vocabulary }).names : []),
  ]);
  const units = claimsIn(site)
    .map(({ unit }) => unit.toLowerCase())
    .filter((unit) => /^\p{L}+$/u.test(unit) && !measures.has(unit));
  return {
    locale,
    country: countryOf(file),
    currency,
    vocabulary,
    nouns: [...new Set([...units, ...(vocabulary?.reviews ?? [])])],
    workers: wordsIn([file['product'], trade['worker'], trade['workers'], ...wordsIn(trade['otherNames'])]),
    others: wordsIn(file['othersCharges']),
  };
}
