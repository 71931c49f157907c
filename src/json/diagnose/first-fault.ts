import { aroundThePage } from './around-the-page';
import { bothAround, bracketFault, closeBefore, openBefore, severalValues, wrongBrackets } from './brackets';
import { readComma } from './commas';
import { readFieldName } from './names';
import { isOddQuote, readOddText } from './odd-quotes';
import { FaultFound, Reader } from './reader';
import type { FirstFault, FaultDetails, Open } from './reader';
import { readText } from './texts';
import { brokenValue, readBare, readPoint } from './values';

/** Deeper than any file that `parse` lets through; broken quotes may hide brackets from its count. */
const DEEPEST = 40;

/** The text behind a comma that stands where a colon belongs: a value, and then the next field or the end. */
const VALUE_AFTER_COMMA = new RegExp(
  [/,[ \t]*(?:"[^"\r\n]*"|-?[\d.]+|true|false|null)[ \t]*/, /(?:,?[ \t]*[\r\n]|,[ \t]*"[^"\r\n]*"[ \t]*:|\})/]
    .map(({ source }) => source)
    .join(''),
  'y',
);
const NEXT_FIELD = /"[^"\r\n]*"[ \t]*:/y;

/** The first fault of a text, named for what it is; nothing where the text is JSON. */
export function firstFault(text: string): FirstFault | undefined {
  const reader = new Reader(text);
  try {
    aroundThePage(reader);
    readFile(reader);
  } catch (error) {
    if (!(error instanceof FaultFound)) throw error;
    return error.fault;
  }
  return undefined;
}

function readFile(reader: Reader): void {
  reader.skip();
  if (reader.atEnd) reader.fault('empty-file', { start: 0, end: 0 });
  readValue(reader, '');
  reader.skip();
  if (reader.atEnd) return;
  const start = reader.at;
  const next = { start, end: start + 1 };
  const cut = [{ ...next, insert: '' }];
  if (reader.char === ':') reader.fault('unopened-bracket', { start: 0, end: 0 }, { found: '', wanted: '{' });
  if (/[,}\]]/.test(reader.char)) bracketFault(reader);
  if (/^[;,]\s*$/.test(reader.text.slice(start))) reader.replace('unexpected-character', next, '');
  if (reader.char === '}' || reader.char === ']') reader.fault('extra-bracket', next, { repair: cut });
  const repair = [{ start, end: reader.text.length, insert: '' }];
  reader.fault('text-after-end', { start, end: reader.lineEnd() }, { repair });
}

function readValue(reader: Reader, name: string): void {
  const { char } = reader;
  const token = reader.peek(/\{[a-z][\w.-]*\}(?=\s*(?:[,}\]\r\n]|$))/iy);
  if (token) reader.replace('unquoted-text', { start: reader.at, end: reader.at + token.length }, `"${token}"`);
  // A token such as {area.name} begins a text, and so does a link such as [prices](/prices).
  if (reader.peek(/\{[a-z][\w.-]*\}|\[[^[\]"\r\n]*\]\(/iy)) brokenValue(reader, reader.at);
  if (char === '{' || char === '(') readPoint(reader);
  if (char === '(') wrongBrackets(reader, reader.at);
  if (char === '{' || char === '[') readGroup(reader, char, name);
  else if (char === '"') readText(reader);
  else if (isOddQuote(char)) readOddText(reader);
  else readBare(reader);
}

/** Reads an object or a list, from its opening bracket to its closing one. */
function readGroup(reader: Reader, char: '{' | '[', name: string): void {
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
    else readItem(reader, open);
    comma = readComma(reader, start, open);
  }
}

function readItem(reader: Reader, open: Open): void {
  const start = reader.at;
  const dots = reader.peek(/(?:…|\.{2,})(?=\s*[,\]])/y);
  if (dots) {
    const end = start + dots.length;
    const isBeforeComma = reader.text[end] === ',';
    const from = isBeforeComma ? start : /,?\s*$/.exec(reader.text.slice(0, start))!.index;
    const edits = [{ start: from, end: isBeforeComma ? end + 1 : end, insert: '' }];
    reader.fault('unexpected-character', { start, end }, { edits });
  }
  readValue(reader, '');
  if (!reader.peek(/\s*:/y)) return;
  const [opened, closed] = [openBefore(reader, '{', start), closeBefore(reader, start)];
  const likely = isDeeper(reader, start) ? [opened, ...closed] : [...closed, opened];
  bracketFault(reader, likely, { needsProof: true });
  wrongBrackets(reader, open.start);
  bracketFault(reader, [...likely, ...bothAround(reader, start)]);
}

/** Whether a line is indented further than the one in which the innermost bracket is opened. */
function isDeeper(reader: Reader, offset: number): boolean {
  const { start } = reader.open.at(-1)!;
  return reader.indentation(offset) > reader.indentation(start) || reader.lineStart(offset) === reader.lineStart(start);
}

function readField(reader: Reader, open: Open): void {
  const start = reader.at;
  if (reader.char === '{' || reader.char === '[') nameless(reader, open, { start, end: start + 1 });
  const name = readFieldName(reader);
  const span = { start, end: reader.at };
  const valueless = (details: FaultDetails = {}) => reader.fault('missing-value', span, { found: name, ...details });
  const isQuoted = reader.text[start] === '"';
  reader.skip();
  if (reader.char !== ':') {
    if (isQuoted) nameless(reader, open, span);
    if (!/^[a-z$][\w-]*$/.test(name) && open.field) severalValues(reader, open.field);
    const comma = { start: reader.at, end: reader.at + 1 };
    if (reader.peek(VALUE_AFTER_COMMA)) {
      reader.fault('missing-colon', comma, { wanted: ':', repair: [{ ...comma, insert: ':' }] });
    }
    const insert = reader.peek(NEXT_FIELD) ? ': null,' : ': null';
    valueless({ repair: [{ start: span.end, end: span.end, insert }] });
  }
  const colon = reader.at + 1;
  reader.at = colon;
  reader.skip();
  const isNextField = reader.peek(NEXT_FIELD) !== '';
  const none = { start: colon, end: colon, insert: isNextField ? ' null,' : ' null' };
  const here = { start: reader.at, end: reader.at + 1 };
  if (reader.peek(/,[ \t]*(?:"[^"\r\n]*"(?!\s*:)|[{[\d-]|true|false|null)/y)) reader.replace('extra-comma', here, '');
  if (/^[,}\]]?$/.test(reader.char)) valueless({ repair: [none] });
  if (reader.char === ':') reader.replace('unexpected-character', here, '');
  open.field = { ...span, name, value: reader.at };
  if (isNextField) {
    const isBelow = reader.lineStart() > span.end && reader.indentation(reader.at) <= reader.indentation(start);
    if (isBelow) valueless({ repair: [none] });
    bracketFault(reader, [openBefore(reader, '{', colon), ...bothAround(reader, reader.at)]);
  }
  readValue(reader, name);
}

/** Something without a name stands among the fields of an object: the object should have ended, or it is a list. */
function nameless(reader: Reader, open: Open, { start, end }: { start: number; end: number }): void {
  const { at } = reader;
  reader.at = start;
  const list = open.field ? [openBefore(reader, '[', open.field.value)] : [];
  const likely = [...(reader.open.length > 1 ? closeBefore(reader, start) : []), ...list];
  bracketFault(reader, likely, { needsProof: true });
  wrongBrackets(reader, open.start);
  if (reader.text[start] !== '"') {
    bracketFault(reader, likely);
    reader.fault('unexpected-character', { start, end });
  }
  reader.at = at;
}
