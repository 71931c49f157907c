import { parseText } from '../../../content/tokens/tokens';
import type { TokenValues } from '../../../content/tokens/tokens';

/** A part of a text: words as they are written, or a token, which is shown as what it stands for. */
export interface ShownPart {
  written: string;
  shown: string;
  /** The name of the token. */
  token?: string;
}

/** The parts of a written text. A token that stands for nothing is shown as it is written. */
export function shownParts(written: string, values: TokenValues): ShownPart[] {
  if (!written.includes('{')) return written === '' ? [] : [{ written, shown: written }];
  const parts: ShownPart[] = [];
  let at = 0;
  const words = (to: number) => {
    if (to > at) parts.push({ written: written.slice(at, to), shown: written.slice(at, to) });
    at = to;
  };
  for (const part of parseText(written)) {
    if (!('name' in part)) continue;
    const shown = values.get(part.name);
    if (!shown) continue;
    words(part.start);
    parts.push({ written: written.slice(part.start, part.end), shown, token: part.name });
    at = part.end;
  }
  words(written.length);
  return parts;
}

export const shownOf = (parts: readonly ShownPart[]): string => parts.map(({ shown }) => shown).join('');

/** The written text between two offsets of the shown one. A token that is cut becomes the rest of its words. */
export function writtenBetween(parts: readonly ShownPart[], from: number, to = Infinity): string {
  let start = 0;
  return parts
    .map(({ written, shown }) => {
      const [own, end] = [start, start + shown.length];
      start = end;
      if (end <= from || own >= to) return '';
      return own >= from && end <= to ? written : shown.slice(Math.max(0, from - own), to - own);
    })
    .join('');
}

/** The written text after the shown one has become `next`, with the caret at `caret`. */
export function writtenAfter(parts: readonly ShownPart[], next: string, caret: number): string {
  const before = shownOf(parts);
  const rest = next.length - caret;
  // Typed text ends at the caret; any other was inserted by other means.
  const isAtCaret = before.slice(before.length - rest) === next.slice(caret) && rest <= before.length;
  const after = isAtCaret ? rest : commonEnd(before, next);
  const start = commonStart(before.slice(0, before.length - after), next.slice(0, next.length - after));
  return (
    writtenBetween(parts, 0, start) +
    next.slice(start, next.length - after) +
    writtenBetween(parts, before.length - after)
  );
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}
