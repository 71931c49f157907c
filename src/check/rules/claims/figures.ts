import { TEXT_KINDS } from '../../../schema/fields';
import type { Field } from '../../../schema/walk';
import type { Path } from '../../../json/path';
import { COUNT, lengthOf, minutesInWords, MONEY, numbersOf, POUNDS, SPAN, SPAN_IN_WORDS, STARS } from './figure-patterns';
import { oncePer } from '../../once';
import { speaksOfComing } from './response-words';
import { isObject } from '../../judge/schema-walk';
import { phoneNumbersIn } from '../../phone-numbers';
import type { CountryCode } from '../../phone-numbers';
import { sentenceAt, sentencesOf } from '../../sentences';
import type { Sentence } from '../../sentences';
import type { SiteDocument } from '../../site';
import { isPeriodOfOthers, isSumOfOthers } from './sums-of-others';

/** What a figure in a text says of the business. */
export type FigureSort = 'phone' | 'price' | 'insurance' | 'rating' | 'reviews' | 'response' | 'guarantee';

/** A figure that is written out in a text, where a token of the ledger could stand. */
export interface Figure {
  path: Path;
  sort: FigureSort;
  written: string;
  inside: { start: number; end: number };
  /** One number, or the least and the most: minutes, days, pounds, stars; the digits of a phone number. */
  value: readonly number[];
  /** The sentence, and the label beside it. */
  near: string;
}

/** How long we stand by the work, and for how much we are insured. */
const STANDING_BY = /\b(?:guarante|warrant)/iu;
const INSURED = /\b(?:insur|liabilit|cover(?:ed)? (?:up )?(?:to|for)|indemnit)/iu;

const IS_TEXT = new Set<string>(TEXT_KINDS);

/**
 * The figures of ours that are written out in the texts of a document. To be exact, a length of time counts only where
 * its sentence, or the label beside it, says what it promises: "14 days to cancel", "24 hours", "about 1.5 bar", "48 °C",
 * years and standards are none of our claims, nor is a short number such as 999, 105 or 18001. "5 Star Rated" is a
 * saying and no average. Tokens are no figures.
 */
export const figuresIn = (document: SiteDocument, { locale, country }: Language): readonly Figure[] => readerFor(locale, country)(document);

export interface Language {
  locale: string;
  country: CountryCode | undefined;
}

const readers = new Map<string, (document: SiteDocument) => readonly Figure[]>();

/** Reads each document once in each language. */
function readerFor(locale: string, country: CountryCode | undefined): (document: SiteDocument) => readonly Figure[] {
  const key = `${locale} ${country}`;
  const reader = readers.get(key) ?? oncePer(({ fields, value }: SiteDocument) => fields.flatMap((field) => {
    if (typeof field.value !== 'string' || !IS_TEXT.has(field.kind) || !/\d|hour|minute/i.test(field.value) || field.path[0] === 'allow') return [];
    const text = withoutTokens(field.value);
    return figuresOf(field, { text, sentences: sentencesOf(text, locale), label: labelBeside(value, field.path), country });
  }));
  readers.set(key, reader);
  return reader;
}

/** Tokens become spaces, so that places stay the same. */
const withoutTokens = (text: string) => text.replaceAll(/\{[^{}]*\}/g, (token) => ' '.repeat(token.length));

interface Said {
  text: string;
  sentences: readonly Sentence[];
  label: string;
  country: CountryCode | undefined;
}

function figuresOf({ path, kind }: Field, { text, sentences, label, country }: Said): Figure[] {
  const sentenceOf = ({ index }: { index: number }) => sentenceAt(sentences, index);
  const near = (found: { index: number }) => `${label} ${sentenceOf(found).text}`;
  const figure = (sort: FigureSort, found: { 0: string; index: number }, value: readonly number[]): Figure =>
    ({ path, sort, value, near: near(found), written: found[0], inside: { start: found.index, end: found.index + found[0].length } });
  const phones = phoneNumbersIn(text, country).map(({ written, start, number }) => figure('phone', { 0: written, index: start }, [Number(number.number)]));
  const stars = [...text.matchAll(STARS)].map((found) => figure('rating', found, numbersOf(found[1] ?? found[2])));
  const counts = [...text.matchAll(COUNT)].map((found) => figure('reviews', found, numbersOf(found[1])));
  const isResponse = (found: RegExpExecArray, more: { isDay: boolean; inWords: boolean }) => {
    const { text: sentence, start } = sentenceOf(found);
    const at = found.index - start;
    return kind === 'duration' || (!isPeriodOfOthers(near(found)) && speaksOfComing({ before: `${label} ${sentence.slice(0, at)}`, after: sentence.slice(at + found[0].length), ...more }));
  };
  const spans = [...text.matchAll(SPAN)].flatMap((found): Figure[] => {
    const [written, least, most, unit] = found;
    const value = numbersOf(least, most).map((number) => number * lengthOf(unit!));
    if (/^(?:min|h)/i.test(unit!)) return isResponse(found, { isDay: /^24\b/.test(written), inWords: false }) ? [figure('response', found, value)] : [];
    return !isPeriodOfOthers(near(found)) && (kind === 'guarantee' || STANDING_BY.test(near(found))) ? [figure('guarantee', found, value)] : [];
  });
  const inWords = [...text.matchAll(SPAN_IN_WORDS)].filter((found) => isResponse(found, { isDay: false, inWords: true })).map((found) => figure('response', found, [minutesInWords(found)]));
  return [...phones, ...sumsOf(text, sentences).map(({ found, value }) => figure(INSURED.test(near(found)) ? 'insurance' : 'price', found, value)), ...stars, ...counts, ...spans, ...inWords]
    .sort((a, b) => a.inside.start - b.inside.start);
}

/** The sums of money that are ours. Who takes nothing has no price: "Our call-out fee is £0." */
function sumsOf(text: string, sentences: readonly Sentence[]): { found: RegExpExecArray; value: number[] }[] {
  const sums = [...text.matchAll(MONEY), ...text.matchAll(POUNDS)].map((found) => {
    const scale = /^m/i.test(found[3] ?? '') ? 1_000_000 : found[3] ? 1_000 : 1;
    const { text: sentence, start } = sentenceAt(sentences, found.index);
    return { found, value: numbersOf(found[1], found[2]).map((number) => number * scale), line: start, sentence, start: found.index - start, end: found.index - start + found[0].length };
  });
  return sums.filter((sum) => sum.value.some((number) => number > 0) && !isSumOfOthers(sum, sums.filter(({ line }) => line === sum.line)));
}

/** The label that stands beside a value: "Response" of `{ "label": "Response", "value": "60 minutes" }`. */
function labelBeside(root: unknown, path: Path): string {
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], root);
  if (!isObject(parent)) return '';
  const { label, heading } = parent;
  return [label, path.at(-1) === 'value' ? undefined : heading].filter((each) => typeof each === 'string' && each !== parent[String(path.at(-1))]).join(' ');
}
