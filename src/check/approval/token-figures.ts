import type { TokenValues } from '../../content/tokens/tokens';
import { unitIn } from '../../content/wording/figure-reader';
import type { FigureReader } from '../../content/wording/figure-reader';
import type { Span } from '../../json/text-edit';
import { withoutTokens } from '../texts/texts';

/** A figure that a text types by hand, and the tokens that have the same value now. */
export interface TypedFigure extends Span {
  written: string;
  /** Sorted. */
  tokens: readonly string[];
  /** Of a value that may be written in several ways: `EUR`, `minute`. */
  unit?: string | undefined;
}

/** The values of tokens that begin with a number. */
export interface TokenFigures {
  /** By number and unit, whichever way they are written; what has no such unit by its text. */
  tokens: ReadonlyMap<string, readonly string[]>;
  /** Those texts, the longest first. */
  texts: readonly string[];
  read: FigureReader;
}

interface TokenSetting extends Pick<TokenFigures, 'read'> {
  /** The unit of a token whose value is a bare number. */
  unitOf?: (token: string) => string | undefined;
}

/** A number with what stands before it: a currency sign, a plus, a bracket of a phone number. */
const OPENS_WITH_NUMBER = /^[\p{Sc}+(\s]*\d/u;
/** Something beside digits and their separators: a sign or a unit. A bare number may count anything. */
const HAS_UNIT = /[^\d\s.,–-]/;
/** Digits of the shortest phone number that is no bare number. */
export const PHONE_DIGITS = 7;
/** A figure is no part of a word or of a longer number: what stands before none, and behind none. */
const [GOES_BEFORE, GOES_ON] = [/(?:[\p{L}\p{N}]|\d[.,])$/u, /^(?:[\p{L}\p{N}]|[.,]\d)/u];

const isFigure = (text: string) =>
  OPENS_WITH_NUMBER.test(text) && (HAS_UNIT.test(text) || text.replace(/\D/g, '').length >= PHONE_DIGITS);

/** The figures of some tokens, together with those of others. */
export function tokenFigures(values: TokenValues, { read, unitOf }: TokenSetting, others?: TokenFigures): TokenFigures {
  const own = [...values].flatMap(([name, value]) => {
    const text = value.replace(/\s+/g, ' ').trim();
    const unit = unitOf?.(name);
    const whole = read(text).find(({ start, end }) => start === 0 && end === text.length);
    const keys = unit === undefined ? whole?.keys : [`${text} ${unit}`];
    return keys || isFigure(text) ? [{ name, text, keys }] : [];
  });
  if (others && own.length === 0) return others;
  const tokens = new Map(others?.tokens);
  for (const { name, text, keys = [text] } of own)
    for (const key of keys) tokens.set(key, [...(tokens.get(key) ?? []), name].sort());
  const texts = new Set([...(others?.texts ?? []), ...own.flatMap(({ text, keys }) => (keys ? [] : [text]))]);
  return { tokens, texts: [...texts].sort((a, b) => b.length - a.length), read };
}

const NONE: readonly TypedFigure[] = [];

/** The figures of tokens that stand typed in a text, in order; none within a longer one. */
export function figuresTyped(text: string, { tokens, texts, read }: TokenFigures): readonly TypedFigure[] {
  if (tokens.size === 0 || !/\d/.test(text)) return NONE;
  const plain = withoutTokens(text).replace(/\s/g, ' ');
  const found: TypedFigure[] = [];
  const add = ({ start, end }: Span, keys: readonly string[], unit?: string) => {
    if (keys.length === 0 || found.some((each) => start < each.end && each.start < end)) return;
    const names = new Set(keys.flatMap((key) => tokens.get(key)!));
    found.push({ start, end, written: text.slice(start, end), tokens: [...names].sort(), unit });
  };
  for (const each of texts)
    for (let start = plain.indexOf(each); start >= 0; start = plain.indexOf(each, start + 1)) {
      const end = start + each.length;
      if (!GOES_BEFORE.test(plain.slice(Math.max(0, start - 2), start)) && !GOES_ON.test(plain.slice(end)))
        add({ start, end }, [each]);
    }
  for (const { keys, ...span } of read(plain)) {
    const fitting = keys.filter((key) => tokens.has(key));
    add(span, fitting, fitting[0] && unitIn(fitting[0]));
  }
  return found.sort((a, b) => a.start - b.start);
}
