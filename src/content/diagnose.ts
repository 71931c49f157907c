import { CURLY, FaultReader, StopReading } from './fault-reader';
import type { Open } from './fault-reader';
import { readOddText, readQuotedName, readText } from './fault-texts';
import { readBare } from './fault-words';
import type { Fault, Span } from './faults';

/** Deeper than any file that `parse` lets through; broken quotes may hide brackets from its count. */
const DEEPEST = 40;

/**
 * Reads a text that is not JSON as a patient person would, and names each fault for what it is. It goes on after a
 * fault whose end is certain and stops at one whose end is not, so that one mistake is never told twice.
 */
export function diagnose(text: string): Fault[] {
  const reader = new FaultReader(text);
  try {
    readFile(reader);
  } catch (error) {
    if (!(error instanceof StopReading)) throw error;
  }
  if (reader.faults.length > 0) return reader.faults;
  return [{ code: 'not-json', start: 0, end: 0, found: text.slice(0, 20), edits: [] }];
}

function readFile(reader: FaultReader): void {
  reader.skip();
  if (reader.atEnd) reader.stop('empty-file', { start: 0, end: 0 });
  if (/^(\{\\rtf|<)/.test(reader.text.slice(reader.at))) reader.stop('not-json', { start: reader.at, end: reader.lineEnd() });
  readValue(reader, '');
  reader.skip();
  if (reader.atEnd) return;
  const here = { start: reader.at, end: reader.at + 1 };
  if (reader.char === ':') reader.stop('unopened-bracket', { start: 0, end: 0 });
  if (reader.char === '}' || reader.char === ']') reader.stop('extra-bracket', here);
  reader.stop('text-after-end', { start: reader.at, end: reader.lineEnd() });
}

function readValue(reader: FaultReader, name: string): { isNumber: boolean } {
  const { char } = reader;
  if (char === '{' || char === '[') readList(reader, char, name);
  else if (char === '"') readText(reader);
  else if (CURLY.test(char) || /['‘’`]/.test(char)) readOddText(reader);
  else return { isNumber: readBare(reader) };
  return { isNumber: false };
}

/** Reads an object or a list, from its opening bracket to its closing one. */
function readList(reader: FaultReader, char: '{' | '[', name: string): void {
  const open: Open = { char, name, start: reader.at, end: reader.at + 1 };
  reader.open.push(open);
  if (reader.open.length > DEEPEST) reader.stop('too-deep', open);
  reader.at += 1;
  let comma: Span | undefined;
  for (;;) {
    reader.skip();
    if (reader.atEnd) unclosed(reader);
    if (reader.char === '}' || reader.char === ']') {
      close(reader, open);
      if (comma) reader.fault('trailing-comma', comma, { edits: [{ ...comma, insert: '' }] });
      return;
    }
    if (reader.char === ',') {
      const span = { start: reader.at, end: reader.at + 1 };
      reader.fault('extra-comma', span, { edits: [{ ...span, insert: '' }] });
      reader.at += 1;
      continue;
    }
    const isNumber = char === '{' ? readField(reader) : readItem(reader, open);
    comma = readComma(reader, { char, isNumber });
  }
}

function readItem(reader: FaultReader, open: Open): boolean {
  const start = reader.at;
  const { isNumber } = readValue(reader, '');
  if (reader.peek(/\s*:/y)) reader.stop('unclosed-bracket', open, { related: { start, end: reader.at }, found: open.name });
  return isNumber;
}

function readField(reader: FaultReader): boolean {
  const start = reader.at;
  const name = readName(reader);
  const span = { start, end: reader.at };
  reader.skip();
  if (reader.char === ':') {
    reader.at += 1;
  } else if (reader.char === '=') {
    reader.replace('missing-colon', { start: reader.at, end: reader.at + 1 }, ':');
    reader.at += 1;
  } else if (/[,}\]]/.test(reader.char) || reader.atEnd) {
    reader.stop('missing-value', span, { found: name });
  } else {
    reader.fault('missing-colon', { start: span.end, end: span.end }, { found: name, wanted: ':', edits: [{ start: span.end, end: span.end, insert: ':' }] });
  }
  reader.skip();
  if (/^[,}\]]?$/.test(reader.char)) reader.stop('missing-value', span, { found: name });
  return readValue(reader, name).isNumber;
}

function readName(reader: FaultReader): string {
  const start = reader.at;
  if (reader.char === '"') return readQuotedName(reader);
  if (reader.char === '{' || reader.char === '[') {
    const open = reader.suspect ?? reader.open.at(-1)!;
    reader.stop('unclosed-bracket', open, { related: { start, end: start + 1 }, found: open.name });
  }
  if (CURLY.test(reader.char) || /['‘’`]/.test(reader.char)) return readOddText(reader);
  const name = reader.peek(/[\p{L}\d_$][\p{L}\d_$. -]*?(?=\s*[:=])/yu);
  if (!name) reader.stop('unexpected-character', { start, end: start + 1 });
  const span = { start, end: start + name.length };
  reader.fault('unquoted-name', span, { wanted: `"${name}"`, edits: [{ ...span, insert: `"${name}"` }] });
  reader.at = span.end;
  return name;
}

/** After a value: its comma, if it has one. A missing comma is where the value ends, not where the next line begins. */
function readComma(reader: FaultReader, { char, isNumber }: { char: '{' | '['; isNumber: boolean }): Span | undefined {
  const end = reader.at;
  reader.skip();
  const { at } = reader;
  if (reader.atEnd || reader.char === '}' || reader.char === ']') return undefined;
  if (reader.char === ';') {
    reader.replace('unexpected-character', { start: at, end: at + 1 }, ',');
    reader.at += 1;
    return undefined;
  }
  if (reader.char !== ',') {
    reader.fault('missing-comma', { start: end, end }, { found: '', wanted: ',', edits: [{ start: end, end, insert: ',' }] });
    return undefined;
  }
  reader.at += 1;
  if (char === '{' && isNumber && decimalComma(reader, at)) return readComma(reader, { char, isNumber: false });
  return { start: at, end: at + 1 };
}

/** `4,9` in an object: a decimal comma, or thousands when three digits follow. */
function decimalComma(reader: FaultReader, comma: number): boolean {
  const digits = reader.peek(/\d+(?=\s*[,}\r\n])/y);
  if (!digits) return false;
  const before = /[-\d.]+$/.exec(reader.text.slice(0, comma))?.[0] ?? '';
  const span = { start: comma - before.length, end: comma + 1 + digits.length };
  reader.replace('number-form', span, digits.length === 3 ? before + digits : `${before}.${digits}`);
  reader.at = span.end;
  return true;
}

function close(reader: FaultReader, open: Open): void {
  const here = { start: reader.at, end: reader.at + 1 };
  const isMatch = (open.char === '{') === (reader.char === '}');
  const indentation = reader.indentation(reader.at);
  const isOdd = indentation !== undefined && indentation < reader.lineIndentation(open.start);
  if (!isMatch) reader.stop('unclosed-bracket', reader.suspect ?? open, { related: here, found: (reader.suspect ?? open).name });
  if (isOdd) reader.suspect ??= open;
  reader.open.pop();
  reader.at += 1;
}

function unclosed(reader: FaultReader): never {
  const open = reader.suspect ?? reader.open.at(-1)!;
  reader.stop('unclosed-bracket', { start: open.start, end: open.end }, { found: open.name });
}
