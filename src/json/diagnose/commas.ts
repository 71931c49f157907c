import type { Span } from '../text-edit';
import { bracketFault, closeBefore, openBefore } from './brackets';
import { endOfBrokenValue } from './lookahead';
import type { Open, Reader } from './reader';
import { brokenValue } from './values';

/** Enough to see what comes next, past blank lines and indentation, without a copy of the rest of the file. */
const LOOKAHEAD = 400;

/** A sign that is written for a comma, where JSON goes on behind it. */
export const FOR_COMMA = /[;.，、‚،…](?=\s*(?:["{[}\]\d\r\n-]|$))|[|/](?=\s*["{[])/y;

/**
 * Reads past the comma after a value that began at `start` and returns its offset; undefined at the end of the
 * brackets. Anything else throws a fault (`reader.replace`, `brokenValue` and `missingComma` never return). A missing
 * comma is where the value ends, not where the next line begins.
 */
export function readComma(reader: Reader, start: number, open: Open): number | undefined {
  const end = reader.at;
  reader.skip();
  const { at, char } = reader;
  if (reader.atEnd || char === '}' || char === ']') return undefined;
  const valueStart = open.char === '{' ? open.field!.value : start;
  if (char === ',') {
    if (open.char === '{') numbersBehind(reader, valueStart, end);
    reader.at += 1;
    return at;
  }
  if (reader.peek(FOR_COMMA)) {
    const isLast = /^.\s*(?:[}\]]|$)/.test(reader.text.slice(at, at + LOOKAHEAD));
    reader.replace('unexpected-character', { start: at, end: at + 1 }, isLast ? '' : ',');
  }
  // A round bracket in place of } or ].
  if (reader.peek(/\)(?=\s*(?:,|[\r\n}\]]|$))/y)) {
    reader.replace('unexpected-character', { start: at, end: at + 1 }, open.char === '{' ? '}' : ']');
  }
  const isNewLine = /[\r\n]/.test(reader.text.slice(end, at));
  const isValue = /["“„'‘{[\d-]|[tfn](?=rue\b|alse\b|ull\b)/.test(char);
  if (isValue && !isNewLine) brokenValue(reader, valueStart, end);
  if (isNewLine) missingComma(reader, { start, end, next: at }, open);
  if (/[}\]]/.test(reader.text[end - 1]!)) strayBehind(reader, at);
  brokenValue(reader, valueStart, end);
}

/** A number behind a comma in an object: a decimal comma, two numbers in one field, or a list without its bracket. */
function numbersBehind(reader: Reader, valueStart: number, end: number): void {
  if (reader.peek(/,[ \t]*-?\d[\d., \t-]*\]/y)) {
    bracketFault(reader, [openBefore(reader, '[', valueStart)], { needsProof: true });
  }
  if (reader.peek(/,[ \t]*-?\d/y)) brokenValue(reader, valueStart, end);
}

/** The comma that is missing between a value and the `next` one, which stands on a line of its own. */
function missingComma(reader: Reader, { start, end, next }: Span & { next: number }, open: Open): never {
  const isOutside =
    reader.indentation(next) < reader.indentation(start) && reader.indentation(next) <= reader.indentation(open.start);
  if (reader.open.length > 1 && isOutside) bracketFault(reader, closeBefore(reader, next));
  const isInQuotes = reader.text.slice(end - 2, end) === ',"' && reader.text[end - 3] !== '\\';
  if (isInQuotes) reader.replace('missing-comma', { start: end - 2, end }, '",');
  const edits = [{ start: end, end, insert: ',' }];
  reader.fault('missing-comma', { start: end, end }, { found: '', wanted: ',', edits });
}

/** Something behind a closing bracket, up to where the line makes sense again. */
function strayBehind(reader: Reader, start: number): never {
  const lineEnd = reader.lineEnd(start);
  const end = endOfBrokenValue(reader.text, start, lineEnd, reader.brackets) ?? lineEnd;
  const stray = { start, end: start + reader.text.slice(start, end).trimEnd().length };
  const needsComma = end === lineEnd && /^\s*["{[]/.test(reader.text.slice(lineEnd, lineEnd + LOOKAHEAD));
  reader.removeStray(stray, { ...stray, insert: needsComma ? ',' : '' });
}
