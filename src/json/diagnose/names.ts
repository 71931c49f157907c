import { bracketFault, openBefore } from './brackets';
import { forgotten } from './line-ends';
import { isOddQuote, readEntities, readOddText } from './odd-quotes';
import type { Reader } from './reader';
import { readText } from './texts';

/** Signs that people write between a name and its value. */
const SIGN = /[ \t]*(?:[:=]?=+>?|[-–—=]>|→|：|﹕|;|[-–—](?!\d))[ \t]*(?=["“'‘{[\d-]|true|false|null)/y;

/** Reads the name of a field, and sees that a colon follows it. Returns the name. */
export function readFieldName(reader: Reader): string {
  const start = reader.at;
  if (reader.char === '"') return readQuotedName(reader);
  if (reader.char === ':') {
    const repair = [{ start, end: start, insert: '"?"' }];
    reader.fault('unexpected-character', { start, end: start + 1 }, { repair });
  }
  readEntities(reader);
  if (isOddQuote(reader.char)) readOddText(reader);
  const name = reader.peek(/[\p{L}\d_$][\p{L}\d_$. -]*?(?=\s*[:=])/uy);
  if (name) {
    plainLine(reader, name);
    reader.replace('unquoted-name', { start, end: start + name.length }, `"${name}"`);
  }
  const unopened = reader.peek(/[\p{L}\d_$.-]+(?="\s*:)/uy);
  if (unopened) {
    const edits = [{ start, end: start, insert: '"' }];
    reader.fault('unopened-text', { start, end: start + unopened.length + 1 }, { wanted: `"${unopened}"`, edits });
  }
  // A word or a note, up to the next thing in quotes.
  const stray = reader.peek(/[^\r\n"{}[\],]+(?:,[^\r\n"{}[\],]+)*/y).trimEnd();
  const end = start + Math.max(1, stray.length);
  const comma = reader.peek(/\s*,/y, end);
  reader.removeStray({ start, end }, { start, end: end + comma.length, insert: '' });
}

const WORDS = /[ \t]*:[ \t]*(?!(?:true|false|null|yes|no|none)\b)\p{L}[^"{}[\]\r\n:]*(?=\r?\n|$)/iuy;

/** `heading: Our prices` — a line of a field on which nothing is in quotes. */
function plainLine(reader: Reader, name: string): void {
  const start = reader.at;
  const rest = reader.peek(WORDS, start + name.length);
  if (!rest) return;
  const end = start + name.length + rest.length;
  const isLast = /^\s*[}\]]/.test(reader.text.slice(end, end + 400));
  const words = rest.replace(/[:\s]*/, '').replace(/[,;\s]*$/, '');
  reader.replace('unquoted-name', { start, end }, `"${name}": "${words}"${isLast ? '' : ','}`);
}

/** Reads a field's name in double quotes; `"version: 1` lacks its second quote, `"version:" 1` has it too late. */
function readQuotedName(reader: Reader): string {
  const start = reader.at;
  const late = reader.peek(/"[^"\r\n]*:"(?=[ \t]*["{[\d-]|[ \t]+(?:true|false|null))/y);
  if (late && /[\p{L}\d]:"$/u.test(late)) {
    reader.replace('missing-colon', { start, end: start + late.length }, `${late.slice(0, -2)}":`);
  }
  const text = reader.peek(/"[\p{L}\d_$-]+:[^"\r\n]+"(?=[ \t]*(?:,|[\r\n}\]]|$))/uy);
  // A list of texts that has lost its bracket reads like a field too: "Barnet: [Hampstead](/hampstead)", …
  const { field } = reader.open.at(-1)!;
  if (text && field) bracketFault(reader, [openBefore(reader, '[', field.value)], { needsProof: true });
  const both = reader.peek(/"[\p{L}\d_$-]+:[^"\r\n:]+"(?=[ \t]*(?:,|[\r\n}]|$))/uy);
  const [name, value] = both.slice(1, -1).split(':');
  if (name && value) {
    reader.replace('unclosed-text', { start, end: start + both.length }, `"${name}": "${value.trim()}"`);
  }
  const found = reader.peek(/"[\p{L}\d_$-]+(?=[ \t]*:)/uy);
  if (found) forgotten(reader, start, found.slice(1));
  const whole = reader.peek(/"[^"\r\n]*"/y);
  if (whole) checkColon(reader, start + whole.length, whole.slice(1, -1));
  return readText(reader);
}

/** Names what stands in the place of the colon, or that nothing does. */
function checkColon(reader: Reader, end: number, name: string): void {
  const sign = reader.peek(SIGN, end);
  if (sign) {
    const start = end + sign.search(/\S/);
    const span = { start, end: start + sign.trim().length };
    const repair = [{ ...span, insert: ':' }];
    // A dash before a number may be its sign.
    const isSure = !/[-–—]/.test(sign) || !/\d/.test(reader.text[end + sign.length] ?? '');
    reader.fault('missing-colon', span, { wanted: ':', edits: isSure ? repair : [], repair });
  }
  const isName = !/[“”„‟″«»]|:\s*$/.test(name);
  if (isName && reader.peek(/[ \t]*(?:["“'‘{[\d-]|true\b|false\b|null\b)/y, end)) {
    const edits = [{ start: end, end, insert: ':' }];
    reader.fault('missing-colon', { start: end, end }, { found: name, wanted: ':', edits });
  }
}
