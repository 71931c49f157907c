import { aroundFault } from './around';
import { bracketFault, closeBefore, openBefore } from './brackets';
import { FaultFound, FaultReader } from './reader';
import type { Found, Known, Open } from './reader';
import { endOfStretch } from './line';
import { readFieldName } from './names';
import { readText } from './texts';
import { isOddQuote, readOddText } from './quotes';
import { brokenValue, readBare } from './values';

/** Deeper than any file that `parse` lets through; broken quotes may hide brackets from its count. */
const DEEPEST = 40;

/** The first fault of a text, named for what it is. */
export function firstFault(text: string): Found | undefined {
  const reader = new FaultReader(text);
  try {
    aroundFault(reader);
    readFile(reader);
  } catch (error) {
    if (!(error instanceof FaultFound)) throw error;
    return error.fault;
  }
  return undefined;
}

function readFile(reader: FaultReader): void {
  reader.skip();
  if (reader.atEnd) reader.fault('empty-file', { start: 0, end: 0 });
  readValue(reader, '');
  reader.skip();
  if (reader.atEnd) return;
  const start = reader.at;
  if (reader.char === ':') reader.fault('unopened-bracket', { start: 0, end: 0 }, { found: '', wanted: '{' });
  if (/[,}\]]/.test(reader.char)) bracketFault(reader);
  if (/^[;,]\s*$/.test(reader.text.slice(start))) reader.replace('unexpected-character', { start, end: start + 1 }, '');
  if (reader.char === '}' || reader.char === ']') reader.fault('extra-bracket', { start, end: start + 1 }, { repair: [{ start, end: start + 1, insert: '' }] });
  reader.fault('text-after-end', { start, end: reader.lineEnd() }, { repair: [{ start, end: reader.text.length, insert: '' }] });
}

function readValue(reader: FaultReader, name: string): void {
  const { char } = reader;
  // A token such as {area.name} begins a text.
  if (reader.peek(/\{[a-z][\w.-]*\}/yi)) brokenValue(reader, reader.at);
  if (char === '{' || char === '[') readList(reader, char, name);
  else if (char === '"') readText(reader);
  else if (isOddQuote(char)) readOddText(reader);
  else readBare(reader);
}

/** Reads an object or a list, from its opening bracket to its closing one. */
function readList(reader: FaultReader, char: '{' | '[', name: string): void {
  const open: Open = { char, name, start: reader.at, end: reader.at + 1 };
  reader.open.push(open);
  if (reader.open.length > DEEPEST) reader.fault('too-deep', open);
  reader.at += 1;
  let comma: number | undefined;
  for (;;) {
    reader.skip();
    if (reader.atEnd) bracketFault(reader);
    if (reader.char === '}' || reader.char === ']') {
      if ((reader.char === '}') !== (char === '{')) bracketFault(reader);
      if (comma !== undefined) reader.replace('trailing-comma', { start: comma, end: comma + 1 }, '');
      reader.open.pop();
      reader.at += 1;
      return;
    }
    if (reader.char === ',') reader.replace('extra-comma', { start: reader.at, end: reader.at + 1 }, '');
    const start = reader.at;
    if (char === '{') readField(reader, open);
    else readItem(reader);
    comma = readComma(reader, start, open);
  }
}

function readItem(reader: FaultReader): void {
  const start = reader.at;
  const dots = reader.peek(/(?:…|\.{2,})(?=\s*[,\]])/y);
  if (dots) {
    const end = start + dots.length;
    const from = reader.text[end] === ',' ? start : /,?\s*$/.exec(reader.text.slice(0, start))!.index;
    reader.fault('unexpected-character', { start, end }, { edits: [{ start: from, end: reader.text[end] === ',' ? end + 1 : end, insert: '' }] });
  }
  readValue(reader, '');
  if (reader.peek(/\s*:/y)) {
    bracketFault(reader, isDeeper(reader, start) ? [openBefore(reader, '{', start), ...closeBefore(reader, start)] : [...closeBefore(reader, start), openBefore(reader, '{', start)]);
  }
}

/** Whether a line is indented further than the one in which the innermost bracket is opened. */
const isDeeper = (reader: FaultReader, offset: number) =>
  reader.indentation(offset) > reader.indentation(reader.open.at(-1)!.start) || reader.lineStart(offset) === reader.lineStart(reader.open.at(-1)!.start);

function readField(reader: FaultReader, open: Open): void {
  const start = reader.at;
  if (reader.char === '{' || reader.char === '[') nameless(reader, open, start);
  const name = readFieldName(reader);
  const span = { start, end: reader.at };
  const valueless = (known: Known = {}) => reader.fault('missing-value', span, { found: name, ...known });
  const isQuoted = reader.text[start] === '"';
  reader.skip();
  if (reader.char !== ':') {
    if (isQuoted) nameless(reader, open, start, span.end);
    if (reader.peek(/,[ \t]*(?:"[^"\r\n]*"|-?[\d.]+|true|false|null)[ \t]*(?:,?[ \t]*[\r\n]|,[ \t]*"[^"\r\n]*"[ \t]*:|\})/y)) {
      const comma = { start: reader.at, end: reader.at + 1 };
      reader.fault('missing-colon', comma, { wanted: ':', repair: [{ ...comma, insert: ':' }] });
    }
    const isNextField = reader.peek(/"[^"\r\n]*"[ \t]*:/y) !== '';
    valueless({ repair: [{ start: span.end, end: span.end, insert: isNextField ? ': null,' : ': null' }] });
  }
  const colon = reader.at + 1;
  reader.at = colon;
  reader.skip();
  const isNextField = reader.peek(/"[^"\r\n]*"[ \t]*:/y) !== '';
  const none = { start: colon, end: colon, insert: isNextField ? ' null,' : ' null' };
  if (reader.char === ',' && reader.peek(/,[ \t]*(?:"[^"\r\n]*"(?!\s*:)|[{[\d-]|true|false|null)/y)) reader.replace('extra-comma', { start: reader.at, end: reader.at + 1 }, '');
  if (/^[,}\]]?$/.test(reader.char)) valueless({ repair: [none] });
  if (reader.char === ':') reader.replace('unexpected-character', { start: reader.at, end: reader.at + 1 }, '');
  open.field = { ...span, value: reader.at };
  if (isNextField) {
    if (reader.lineStart() > span.end && reader.indentation(reader.at) <= reader.indentation(start)) valueless({ repair: [none] });
    bracketFault(reader, [openBefore(reader, '{', colon)]);
  }
  readValue(reader, name);
}

/** Something without a name stands among the fields of an object: the object should have ended, or it is a list. */
function nameless(reader: FaultReader, open: Open, start: number, end = start + 1): void {
  const { at } = reader;
  reader.at = start;
  const list = open.field ? [openBefore(reader, '[', open.field.value)] : [];
  const isNested = reader.open.length > 1;
  bracketFault(reader, [...(isNested ? closeBefore(reader, start) : []), ...list], { needsProof: reader.text[start] === '"' });
  if (reader.text[start] !== '"') reader.fault('unexpected-character', { start, end });
  reader.at = at;
}

/** Something behind a closing bracket, up to where the line makes sense again. */
function strayBehind(reader: FaultReader, start: number): never {
  const lineEnd = reader.lineEnd(start);
  const end = endOfStretch(reader.text, start, lineEnd, reader.open.map(({ char }) => char)) ?? lineEnd;
  const found = reader.text.slice(start, end).trimEnd();
  const needsComma = end === lineEnd && /^\s*["{[]/.test(reader.text.slice(lineEnd, lineEnd + 400));
  reader.replace('unexpected-character', { start, end: start + found.length }, needsComma ? ',' : '');
}

/** After a value: its comma, if it has one. A missing comma is where the value ends, not where the next line begins. */
function readComma(reader: FaultReader, start: number, open: Open): number | undefined {
  const end = reader.at;
  reader.skip();
  const { at, char } = reader;
  if (reader.atEnd || char === '}' || char === ']') return undefined;
  if (char === ',') {
    if (open.char === '{' && reader.peek(/,[ \t]*-?\d[\d., \t-]*\]/y)) bracketFault(reader, [openBefore(reader, '[', open.field!.value)], { needsProof: true });
    if (open.char === '{' && reader.peek(/,[ \t]*-?\d/y)) brokenValue(reader, open.field!.value, end);
    reader.at += 1;
    return at;
  }
  const mark = reader.peek(/[;.，、‚،…](?=\s*(?:["{[}\]\d\r\n-]|$))/y);
  if (mark) {
    const isLast = /^.\s*(?:[}\]]|$)/.test(reader.text.slice(at, at + 400));
    reader.replace('unexpected-character', { start: at, end: at + 1 }, isLast ? '' : ',');
  }
  if (reader.peek(/\)(?=\s*(?:,|[\r\n}\]]|$))/y)) reader.replace('unexpected-character', { start: at, end: at + 1 }, open.char === '{' ? '}' : ']');
  const isNewLine = /[\r\n]/.test(reader.text.slice(end, at));
  if (isNewLine || /["“„'‘{[\d-]|[tfn](?=rue\b|alse\b|ull\b)/.test(char)) {
    if (!isNewLine) brokenValue(reader, open.char === '{' ? open.field!.value : start, end);
    if (reader.open.length > 1 && reader.indentation(at) < reader.indentation(start) && reader.indentation(at) <= reader.indentation(open.start)) bracketFault(reader, closeBefore(reader, at));
    const isInQuotes = reader.text.slice(end - 2, end) === ',"' && reader.text[end - 3] !== '\\';
    if (isInQuotes) reader.replace('missing-comma', { start: end - 2, end }, '",');
    const insert = { start: end, end, insert: ',' };
    reader.fault('missing-comma', { start: end, end }, { found: '', wanted: ',', edits: [insert] });
  }
  if (/[}\]]/.test(reader.text[end - 1]!)) strayBehind(reader, at);
  brokenValue(reader, open.char === '{' ? open.field!.value : start, end);
}
