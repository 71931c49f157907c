/** The colours and weights that our messages have in a terminal. */
export type Paint = 'plain' | 'bold' | 'dim' | 'red' | 'yellow' | 'green';

/** A part of one line. */
export interface Span {
  text: string;
  paint: Paint;
}

/** The codes of ECMA-48 that `picocolors` writes; the others end a colour or a weight. */
const PAINTS: Partial<Record<string, Paint>> = { 1: 'bold', 2: 'dim', 31: 'red', 32: 'green', 33: 'yellow' };

/** A text for a terminal, line by line. No colour goes on from one line to the next, and none lies inside another. */
export function linesOf(text: string): Span[][] {
  return text.split('\n').map((line) => {
    const [plain = '', ...coded] = line.split('\u001b[');
    const spans = coded.map((piece): Span => {
      const end = piece.indexOf('m');
      return { text: piece.slice(end + 1), paint: PAINTS[piece.slice(0, end)] ?? 'plain' };
    });
    return [{ text: plain, paint: 'plain' as const }, ...spans].filter((span) => span.text !== '');
  });
}

export const plainTextOf = (line: readonly Span[]) => line.map((span) => span.text).join('');

/**
 * A line in as many as a window needs for it, broken between words; the later ones begin under what a label is put
 * before.
 */
export function wrapped(line: readonly Span[], columns: number): Span[][] {
  const text = plainTextOf(line);
  const indent = /^ *(?:(?:Fix|Why|See|Also) +)?/.exec(text)![0].length;
  const at = text.lastIndexOf(' ', columns);
  if (text.length <= columns || at <= indent) return [[...line]];
  const rest: Span[] = [{ text: ' '.repeat(indent), paint: 'plain' }, ...part(line, at + 1, text.length)];
  return [part(line, 0, at), ...wrapped(rest, columns)];
}

/** The spans between two columns. */
function part(line: readonly Span[], from: number, to: number): Span[] {
  let start = 0;
  return line.flatMap((span) => {
    const text = span.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += span.text.length;
    return text === '' ? [] : [{ ...span, text }];
  });
}
