import type { TokenValues } from '../../content/tokens/tokens';
import type { Span } from '../../json/text-edit';
import { groupedBy } from '../lists';
import { withoutTokens } from '../texts/texts';

/** A figure that a text types by hand, and the tokens that have the same value now. */
export interface TypedFigure extends Span {
  written: string;
  /** Sorted. */
  tokens: readonly string[];
}

/** The formatted values of tokens that begin with a number. */
export interface TokenFigures {
  /** Each with its tokens. */
  tokens: ReadonlyMap<string, readonly string[]>;
  /** By their first sign, the longest first. */
  byFirst: ReadonlyMap<string, readonly string[]>;
}

/** A number with what stands before it: a currency sign, a plus, a bracket of a phone number. */
const OPENS_WITH_NUMBER = /^[\p{Sc}+(\s]*\d/u;
/** Something beside digits and their separators: a sign or a unit. A bare number may count anything. */
const HAS_UNIT = /[^\d\s.,–-]/;
/** Digits of the shortest phone number that is no bare number. */
export const PHONE_DIGITS = 7;
/** A figure is no part of a word or of a longer number: where one may begin, and what stands behind none. */
const [BEGINS, BEHIND] = [/(?<![\p{L}\p{N}]|\d[.,])[\p{Sc}+(\d]/gu, /[\p{L}\p{N}]|[.,]\d/uy];

const isFigure = (text: string) =>
  OPENS_WITH_NUMBER.test(text) && (HAS_UNIT.test(text) || text.replace(/\D/g, '').length >= PHONE_DIGITS);

/** The figures of some tokens, together with those of others. */
export function tokenFigures(values: TokenValues, others?: TokenFigures): TokenFigures {
  const own = [...values].map(([name, value]) => ({ name, text: value.replace(/\s+/g, ' ').trim() }));
  const figures = own.filter(({ text }) => isFigure(text));
  if (others && figures.length === 0) return others;
  const tokens = new Map(others?.tokens);
  for (const { name, text } of figures) tokens.set(text, [...(tokens.get(text) ?? []), name].sort());
  const longestFirst = [...tokens.keys()].sort((a, b) => b.length - a.length);
  return { tokens, byFirst: groupedBy(longestFirst, firstOf) };
}

const firstOf = (text: string) => String.fromCodePoint(text.codePointAt(0)!);

const NONE: readonly TypedFigure[] = [];

/** The figures of tokens that stand typed in a text, in order; of two that begin at one place the longer. */
export function figuresTyped(text: string, { tokens, byFirst }: TokenFigures): readonly TypedFigure[] {
  if (byFirst.size === 0 || !/\d/.test(text)) return NONE;
  const plain = withoutTokens(text).replace(/\s/g, ' ');
  let behind = 0;
  return [...plain.matchAll(BEGINS)].flatMap(({ 0: first, index: start }): TypedFigure[] => {
    const isHere = (figure: string) => plain.startsWith(figure, start) && !goesOn(plain, start + figure.length);
    const found = start < behind ? undefined : byFirst.get(first)?.find(isHere);
    if (found === undefined) return [];
    behind = start + found.length;
    return [{ start, end: behind, written: text.slice(start, behind), tokens: tokens.get(found)! }];
  });
}

function goesOn(text: string, at: number): boolean {
  BEHIND.lastIndex = at;
  return BEHIND.test(text);
}
