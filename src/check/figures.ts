import { TEXT_KINDS } from '../blocks/fields.schema';
import type { Field, Path } from '../content/walk';
import { oncePer } from './once';
import { isObject } from './schema-walk';
import type { SiteDocument } from './site';

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
}

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const RANGE = String.raw`(${NUMBER})(?:\s?(?:–|-|to|or)\s?(${NUMBER}))?`;
const PHONE = /(?<![\p{L}\d.])(?:\+44\s?(?:\(0\)\s?)?|0)\d(?:[\s-]?\d){8,9}(?!\d)/gu;
const MONEY = new RegExp(String.raw`£\s?${RANGE}(?:\s?(million|m\b|k\b))?`, 'giu');
const STARS = /(?<![\d.])([1-5](?:\.\d)?)(?:\s?\/\s?5(?![\d/]|\.\d)|\s+out\s+of\s+(?:5|five)\b)|(?<![\d.])([1-5]\.\d)[\s-]stars?\b/giu;
const COUNT = new RegExp(String.raw`(?<![\d.£])(${NUMBER})\+?\s+(?:\p{L}+\s+)?(?:reviews|ratings)\b`, 'giu');
const SPAN = new RegExp(String.raw`(?<![\d.£/])${RANGE}[\s-]?(minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\b`, 'giu');

/** What makes a length of time a promise of ours: how fast we come, or how long we stand by the work. */
const COMING = /\b(?:respon[ds]|response|arriv|reach you|with you|at your door|to your door|on our way|engineers? (?:is|are|will be)|get to you|we come|come to you|call-?out time|waiting time|average wait|the wait)/iu;
const STANDING_BY = /\b(?:guarante|warrant)/iu;
const INSURED = /\b(?:insur|liabilit|cover(?:ed)? (?:up )?(?:to|for)|indemnit)/iu;
/** Sums and periods of others: charges of the city, limits of the law. */
const OF_OTHERS = /\b(?:Congestion Charge|ULEZ|toll|tunnel|fines?|penalt|Act\b|Regulations|by law|the law|statut|section \d|council|Thames Water|maker's|manufacturer)/iu;

const IS_TEXT = new Set<string>(TEXT_KINDS);
const DAYS: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 };

/**
 * The figures of ours that are written out in the texts of a document. To be exact, a length of time counts only where
 * its sentence, or the label beside it, says what it promises: "14 days to cancel", "24 hours", "about 1.5 bar", "48 °C",
 * years and standards are none of our claims, nor is a short number such as 999, 105 or 18001. "5 Star Rated" is a
 * saying and no average. Tokens are no figures.
 */
export const figuresIn = oncePer(({ fields, value }: SiteDocument): readonly Figure[] => fields.flatMap((field) => {
  if (typeof field.value !== 'string' || !IS_TEXT.has(field.kind) || !/\d/.test(field.value) || field.path[0] === 'allow') return [];
  return figuresOf(field, { text: withoutTokens(field.value), label: labelBeside(value, field.path) });
}));

/** Tokens become spaces, so that places stay the same. */
const withoutTokens = (text: string) => text.replaceAll(/\{[^{}]*\}/g, (token) => ' '.repeat(token.length));

function figuresOf({ path, kind }: Field, { text, label }: { text: string; label: string }): Figure[] {
  const figure = (sort: FigureSort, found: RegExpExecArray, value: readonly number[]): Figure =>
    ({ path, sort, value, written: found[0], inside: { start: found.index, end: found.index + found[0].length } });
  const around = (found: RegExpExecArray) => `${label} ${sentenceAt(text, found.index)}`;
  const phones = [...text.matchAll(PHONE)].map((found) => figure('phone', found, [Number(nationalDigits(found[0]))]));
  const money = [...text.matchAll(MONEY)].filter((found) => !OF_OTHERS.test(around(found))).map((found) => {
    const scale = /^m/i.test(found[3] ?? '') ? 1_000_000 : found[3] ? 1_000 : 1;
    return figure(INSURED.test(around(found)) ? 'insurance' : 'price', found, numbersOf(found[1], found[2]).map((number) => number * scale));
  });
  const stars = [...text.matchAll(STARS)].map((found) => figure('rating', found, numbersOf(found[1] ?? found[2])));
  const counts = [...text.matchAll(COUNT)].map((found) => figure('reviews', found, numbersOf(found[1])));
  const spans = [...text.matchAll(SPAN)].flatMap((found): Figure[] => {
    const sort = promiseOf(found[3]!.toLowerCase(), { around: around(found), isDuration: kind === 'duration', isGuarantee: kind === 'guarantee' });
    return sort ? [figure(sort, found, numbersOf(found[1], found[2]).map((number) => number * lengthOf(found[3]!)))] : [];
  });
  return [...phones, ...money, ...stars, ...counts, ...spans].sort((a, b) => a.inside.start - b.inside.start);
}

const numbersOf = (...written: (string | undefined)[]) => written.flatMap((each) => (each === undefined ? [] : [Number(each.replaceAll(',', ''))]));

export const nationalDigits = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^44/, '').replace(/^0/, '');

function promiseOf(unit: string, { around, isDuration, isGuarantee }: { around: string; isDuration: boolean; isGuarantee: boolean }): FigureSort | undefined {
  if (OF_OTHERS.test(around)) return undefined;
  const isShort = /^(?:min|h)/.test(unit);
  if (isShort) return isDuration || COMING.test(around) ? 'response' : undefined;
  return isGuarantee || STANDING_BY.test(around) ? 'guarantee' : undefined;
}

/** Minutes for minutes and hours, days for what is longer. */
export function lengthOf(unit: string): number {
  const one = unit.toLowerCase().replace(/s$/, '');
  if (one.startsWith('min')) return 1;
  return one.startsWith('h') ? 60 : DAYS[one] ?? 1;
}

function sentenceAt(text: string, at: number): string {
  const before = text.slice(0, at);
  const start = Math.max(before.lastIndexOf('. '), before.lastIndexOf('? '), before.lastIndexOf('! ')) + 1;
  const end = text.slice(at).search(/[.?!](?:\s|$)/);
  return text.slice(start, end < 0 ? undefined : at + end);
}

/** The label that stands beside a value: "Response" of `{ "label": "Response", "value": "60 minutes" }`. */
function labelBeside(root: unknown, path: Path): string {
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], root);
  if (!isObject(parent)) return '';
  const { label, heading } = parent;
  return [label, path.at(-1) === 'value' ? undefined : heading].filter((each) => typeof each === 'string' && each !== parent[String(path.at(-1))]).join(' ');
}
