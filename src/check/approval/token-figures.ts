import type { TokenValues } from '../../content/tokens';
import type { Span } from '../../json/text-edit';
import { withoutTokens } from '../texts/texts';

/** A figure that a text types by hand, and the tokens that have the same value now. */
export interface TypedFigure extends Span {
  written: string;
  /** Sorted. */
  tokens: readonly string[];
}

/** The formatted values of tokens that begin with a number, by their first row of digits: "€95" is under "95". */
export type TokenFigures = ReadonlyMap<string, readonly Figure[]>;

interface Figure {
  text: string;
  /** Where the first row of digits begins. */
  at: number;
  tokens: string[];
}

const DIGITS = /\d+/g;
const SPACES = /\s+/g;
/** A number with what stands before it: a currency sign, a plus, a bracket of a phone number. */
const OPENS_WITH_NUMBER = /^[\p{Sc}+(\s]*\d/u;
/** Something beside digits and their separators: a sign or a unit. A bare number may count anything. */
const HAS_UNIT = /[^\d\s.,–-]/;
/** Digits of the shortest phone number that is no bare number. */
export const PHONE_DIGITS = 7;

const isFigure = (text: string) =>
  OPENS_WITH_NUMBER.test(text) && (HAS_UNIT.test(text) || text.replace(/\D/g, '').length >= PHONE_DIGITS);

export function tokenFigures(tokens: TokenValues): TokenFigures {
  const byDigits = new Map<string, Figure[]>();
  for (const [name, value] of tokens) {
    const text = value.replace(SPACES, ' ').trim();
    if (!isFigure(text)) continue;
    const at = text.search(/\d/);
    const digits = /^\d+/.exec(text.slice(at))![0];
    const figures = byDigits.get(digits) ?? [];
    const known = figures.find((figure) => figure.text === text);
    if (known) known.tokens.push(name);
    else figures.push({ text, at, tokens: [name] });
    byDigits.set(digits, figures);
  }
  return byDigits;
}

/** The figures of tokens that stand typed in a text, in order; of two that overlap the longer. */
export function figuresTyped(text: string, figures: TokenFigures): TypedFigure[] {
  const found: TypedFigure[] = [];
  const plain = withoutTokens(text).replace(/\s/g, ' ');
  for (const { 0: digits, index } of plain.matchAll(DIGITS)) {
    const longest = (figures.get(digits) ?? [])
      .filter((figure) => standsAt(plain, index - figure.at, figure.text))
      .reduce<Figure | undefined>((a, b) => (a && a.text.length >= b.text.length ? a : b), undefined);
    const start = longest ? index - longest.at : index;
    if (!longest || start < (found.at(-1)?.end ?? 0)) continue;
    const end = start + longest.text.length;
    found.push({ start, end, written: text.slice(start, end), tokens: longest.tokens.toSorted() });
  }
  return found;
}

function standsAt(text: string, start: number, figure: string): boolean {
  if (start < 0 || !text.startsWith(figure, start)) return false;
  const isPartOfMore = /[\p{L}\p{N}]$|\d[.,]$/u.test(text.slice(Math.max(0, start - 2), start));
  return !isPartOfMore && !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(text.slice(start + figure.length));
}
