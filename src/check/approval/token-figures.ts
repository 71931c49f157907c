import type { TokenValues } from '../../content/tokens/tokens';
import type { Span } from '../../json/text-edit';
import { oncePerText } from '../once';
import { withoutTokens } from '../texts/texts';

/** A figure that a text types by hand, and the tokens that have the same value now. */
export interface TypedFigure extends Span {
  written: string;
  /** Sorted. */
  tokens: readonly string[];
}

/** The formatted values of tokens that begin with a number, each with its tokens, and what finds them in a text. */
export interface TokenFigures {
  tokens: ReadonlyMap<string, readonly string[]>;
  pattern: RegExp | undefined;
}

/** A number with what stands before it: a currency sign, a plus, a bracket of a phone number. */
const OPENS_WITH_NUMBER = /^[\p{Sc}+(\s]*\d/u;
/** Something beside digits and their separators: a sign or a unit. A bare number may count anything. */
const HAS_UNIT = /[^\d\s.,–-]/;
/** Digits of the shortest phone number that is no bare number. */
export const PHONE_DIGITS = 7;
/** A figure is no part of a word or of a longer number; its first sign is looked for before anything else. */
const [BEFORE, BEHIND] = [String.raw`(?=[\p{Sc}+(\d])(?<![\p{L}\p{N}]|\d[.,])`, String.raw`(?![\p{L}\p{N}]|[.,]\d)`];

const isFigure = (text: string) =>
  OPENS_WITH_NUMBER.test(text) && (HAS_UNIT.test(text) || text.replace(/\D/g, '').length >= PHONE_DIGITS);

/** The figures of some tokens, together with those that are known already. */
export function tokenFigures(values: TokenValues, known?: TokenFigures): TokenFigures {
  const tokens = new Map(known?.tokens);
  for (const [name, value] of values) {
    const text = value.replace(/\s+/g, ' ').trim();
    if (isFigure(text)) tokens.set(text, [...(tokens.get(text) ?? []), name].sort());
  }
  if (known && tokens.size === known.tokens.size) return { tokens, pattern: known.pattern };
  const longestFirst = [...tokens.keys()].sort((a, b) => b.length - a.length);
  const either = longestFirst.map((text) => text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)).join('|');
  return { tokens, pattern: either === '' ? undefined : patternOf(either) };
}

const patternOf = oncePerText((either) => new RegExp(`${BEFORE}(?:${either})${BEHIND}`, 'gu'), 1000);

/** The figures of tokens that stand typed in a text, in order; of two that begin at one place the longer. */
export function figuresTyped(text: string, { tokens, pattern }: TokenFigures): TypedFigure[] {
  if (!pattern || !/\d/.test(text)) return [];
  return [...withoutTokens(text).replace(/\s/g, ' ').matchAll(pattern)].map(({ 0: found, index: start }) => {
    const end = start + found.length;
    return { start, end, written: text.slice(start, end), tokens: tokens.get(found)! };
  });
}
