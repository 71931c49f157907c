import type { FaultCode } from '../faults';
import type { Edit, Span } from '../text-edit';

/** A bracket that may be missing, wrong or too many, and the changes with which all would be right. */
export interface BracketRepair extends Span {
  code: FaultCode;
  found: string;
  wanted?: string;
  related?: Span;
  repair: Edit[];
}

/** A bracket that waits to be closed. */
export interface Opened {
  char: string;
  name: string;
  start: number;
  indent: number;
}

/** A bracket that should be opened: at the first word of a line, or one space behind what stands before it. */
export function opening(text: string, wanted: '{' | '[', at: number): BracketRepair {
  const start = placeOf(text, at);
  const found = nameBefore(text, start);
  const span = { start, end: start };
  return { code: 'unopened-bracket', ...span, found, wanted, repair: [{ ...span, insert: wanted }] };
}

function placeOf(text: string, at: number): number {
  let from = at;
  while (/[ \t]/.test(text[from - 1] ?? '')) from -= 1;
  const spaces = /^[ \t]*/.exec(text.slice(from, from + 200))![0].length;
  if (/^[\r\n]?$/.test(text[from - 1] ?? '')) return from + spaces;
  return from + (/[[{]/.test(text[from - 1]!) ? 0 : Math.min(spaces, 1));
}

export const nameBefore = (text: string, offset: number): string =>
  /"([^"\\\r\n]{1,60})"\s*:\s*$/.exec(text.slice(Math.max(0, offset - 100), offset))?.[1] ?? '';

/**
 * Closes brackets ahead of `next`: before a comma, in an empty line that is indented like theirs, or else where the
 * last value ends. `closed` are from the innermost to the outermost.
 */
export function closing(text: string, next: number, closed: readonly Opened[]): BracketRepair {
  const brackets = closed.map(({ char }) => (char === '{' ? '}' : ']')).join('');
  const before = text.slice(0, next).trimEnd();
  const outer = closed.at(-1)!;
  const isAtEnd = next >= text.trimEnd().length;
  const isBeforeComma = before.endsWith(',');
  const repairAt = (start: number, wanted: string, edit: Edit): BracketRepair => ({
    code: 'unclosed-bracket',
    start,
    end: start,
    found: outer.name,
    wanted,
    related: { start: outer.start, end: outer.start + 1 },
    repair: [edit],
  });
  if (isAtEnd && isBeforeComma) {
    return repairAt(endOfFile(text), brackets, { start: before.length - 1, end: text.length, insert: brackets });
  }
  const gap = text.slice(before.length, next);
  const start = isBeforeComma
    ? before.length - 1
    : isAtEnd
      ? endOfFile(text)
      : before.length + emptyLine(gap, outer.indent);
  const isLast = isBeforeComma || /^\s*(?:[}\]]|$)/.test(text.slice(next, next + 400));
  const wanted = isLast ? brackets : `${brackets},`;
  return repairAt(start, wanted, { start, end: start, insert: wanted });
}

/** Behind the last line that holds something. */
function endOfFile(text: string): number {
  const end = text.trimEnd().length;
  return end + (/^[ \t]*\r?\n/.exec(text.slice(end))?.[0].length ?? 0);
}

/** The end of the first line of nothing but spaces, as many as `indent`; 0 where there is none. */
function emptyLine(gap: string, indent: number): number {
  const found = indent > 0 ? new RegExp(`(?<=\\n)[ \\t]{${indent}}(?=\\r?\\n)`).exec(gap) : null;
  return found ? found.index + indent : 0;
}
