import { parseSync } from 'vite';

/** A pattern of a source, or a part of one. */
export interface Pattern {
  source: string;
  flags: string;
}

/** Every regular expression and string of a TypeScript source; a string may become a part of a regular expression. */
export function patternsIn(file: string, code: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || node instanceof RegExp) return;
    const { type, regex, value } = node as {
      type?: string;
      regex?: { pattern: string; flags: string };
      value?: unknown;
    };
    if (regex) found.push({ source: regex.pattern, flags: regex.flags.replaceAll(/[gy]/g, '') });
    else if (type === 'Literal' && typeof value === 'string') found.push({ source: value, flags: 'iu' });
    else if (type === 'TemplateElement') found.push({ source: (value as { raw: string }).raw, flags: 'iu' });
    else Object.values(node).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return found;
}

/** Escapes and classes stay in one piece; a group opens with all its signs. */
const PIECE = /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|./gsu;
const IS_GAP = /^(?:\s+|\\s)$/;
const IS_LOOK = /^\(\?<?[=!]/;
const QUANTIFIER = /^(?:[*+?]+|\{\d+,?\d*\}\??)+/;

/** A pattern, and its parts: a word may need others around it, in other groups or behind a space. */
const partsOf = (source: string): Set<string> =>
  new Set([source, ...[...betweenGaps(source), ...alternativesIn(source)].map((part) => part.replace(QUANTIFIER, ''))]);

const betweenGaps = (source: string) =>
  (source.match(PIECE) ?? [])
    .map((piece) => (IS_GAP.test(piece) ? '\0' : piece))
    .join('')
    .split('\0');

/** The parts of groups that no letter touches from outside: of `n(?:umber|o)` there is none. */
function alternativesIn(source: string): string[] {
  const parts: string[] = [];
  const groups: { isLook: boolean; isJoined: boolean; wasJoined: boolean }[] = [];
  let [part, isJoined] = ['', false];
  const end = (next: boolean) => {
    if (!isJoined && part.length > 1) parts.push(part);
    [part, isJoined] = ['', next];
  };
  for (const piece of source.match(PIECE) ?? []) {
    if (IS_GAP.test(piece)) end(false);
    else if (piece === '|') end(groups.at(-1)?.isJoined ?? false);
    else if (piece.startsWith('(')) {
      const isLook = IS_LOOK.test(piece);
      const group = { isLook, isJoined: !isLook && (isJoined || part !== ''), wasJoined: isJoined };
      groups.push(group);
      if (!isLook) part = '';
      end(group.isJoined);
    } else if (piece === ')') {
      const group = groups.pop();
      end(group?.isLook ? group.wasJoined : true);
    } else part += piece;
  }
  end(false);
  return parts;
}

function compiled(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/** A pattern that needs fewer letters of a word, or a smaller share of them, reads an ending and not the word. */
const LEAST = { letters: 4, share: 0.6 };

/**
 * The first of some words that a pattern reads: it matches the word, and no control in which another letter stands for
 * one that it needs. However it is spelt, a pattern for one word needs most of its letters.
 */
export function wordReadBy({ source, flags }: Pattern, words: readonly string[]): string | undefined {
  const all = [...partsOf(source)].flatMap((part) => compiled(part, flags) ?? []);
  const forms = words.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]);
  return forms.find((word) => all.some((pattern) => lettersNeeded(pattern, word) >= leastOf(word)));
}

const leastOf = (word: string) => Math.max(LEAST.letters, LEAST.share * word.length);

function lettersNeeded(pattern: RegExp, word: string): number {
  if (!pattern.test(word)) return 0;
  const controlsAt = (at: number) => ['q', 'x'].map((letter) => word.slice(0, at) + letter + word.slice(at + 1));
  const needs = (at: number) => controlsAt(at).every((control) => !pattern.test(control));
  return Array.from(word).filter((_, at) => needs(at)).length;
}
