import type { FaultReader } from './reader';
import { isOddQuote, readEntities, readOddText } from './quotes';
import { forgotten, readText } from './texts';

/** What people write between a name and its value. */
const SIGN = /[ \t]*(?:[:=]?=+>?|[-–—=]>|→|：|﹕|;|[-–—])[ \t]*(?=["“'‘{[\d-]|true|false|null)/y;

/** Reads the name of a field, and sees that a colon follows it. Returns the name. */
export function readFieldName(reader: FaultReader): string {
  const start = reader.at;
  if (reader.char === '"') return readQuotedName(reader);
  if (reader.char === ':') {
    reader.fault('unexpected-character', { start, end: start + 1 }, { repair: [{ start, end: start, insert: '"?"' }] });
  }
  readEntities(reader);
  if (isOddQuote(reader.char)) readOddText(reader);
  const name = reader.peek(/[\p{L}\d_$][\p{L}\d_$. -]*?(?=\s*[:=])/yu);
  if (name) reader.replace('unquoted-name', { start, end: start + name.length }, `"${name}"`);
  const unopened = reader.peek(/[\p{L}\d_$.-]+(?="\s*:)/yu);
  if (unopened) {
    reader.fault('unopened-text', { start, end: start + unopened.length + 1 }, { wanted: `"${unopened}"`, edits: [{ start, end: start, insert: '"' }] });
  }
  // A word or a note, up to the next thing in quotes.
  const stray = reader.peek(/[^\r\n"{}[\],]+(?:,[^\r\n"{}[\],]+)*/y).trimEnd();
  reader.replace('unexpected-character', { start, end: start + Math.max(1, stray.length) }, '');
}

/** Reads a field's name in double quotes; `"version: 1` lacks its second quote, `"version:" 1` has it too late. */
function readQuotedName(reader: FaultReader): string {
  const start = reader.at;
  const late = reader.peek(/"[^"\r\n]*:"(?=[ \t]*["{[\d-]|[ \t]+(?:true|false|null))/y);
  if (late && /[\p{L}\d]:"$/u.test(late)) {
    reader.replace('missing-colon', { start, end: start + late.length }, `${late.slice(0, -2)}":`);
  }
  const both = reader.peek(/"[\p{L}\d_$-]+:[^"\r\n:]+"(?=[ \t]*(?:,|[\r\n}]|$))/yu);
  const [name, value] = both.slice(1, -1).split(':');
  if (name && value) {
    const wanted = `"${name}": "${value.trim()}"`;
    reader.replace('unclosed-text', { start, end: start + both.length }, wanted);
  }
  const found = reader.peek(/"[\p{L}\d_$-]+(?=[ \t]*:)/yu);
  if (found) forgotten(reader, start, found.slice(1));
  const whole = reader.peek(/"[^"\r\n]*"/y);
  if (whole) checkColon(reader, start + whole.length, whole.slice(1, -1));
  return readText(reader);
}

/** Names what stands in the place of the colon, or that nothing does. */
function checkColon(reader: FaultReader, end: number, name: string): void {
  const sign = reader.peek(SIGN, end);
  if (sign) {
    const start = end + sign.search(/\S/);
    reader.replace('missing-colon', { start, end: start + sign.trim().length }, ':');
  }
  const isName = !/[“”„‟″«»]|:\s*$/.test(name);
  if (isName && reader.peek(/[ \t]*(?:["“'‘{[\d-]|true\b|false\b|null\b)/y, end)) {
    reader.fault('missing-colon', { start: end, end }, { found: name, wanted: ':', edits: [{ start: end, end, insert: ':' }] });
  }
}
