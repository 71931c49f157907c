import { closeBefore, bracketFault } from './brackets';
import { endOfStretch, goesOn } from './line';
import { readEntities } from './quotes';
import type { FaultReader, Known } from './reader';
import { nameStretch } from './stretch';

/** Reads a number or a bare word at the cursor. */
export function readBare(reader: FaultReader): void {
  const good = reader.peek(/(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?=\s*(?:[,}\];…["{]|$|\/[/*]|[\r\n#\u00a0\u200b]))/y);
  if (!good) brokenValue(reader, reader.at);
  reader.at += good.length;
}

/**
 * Names what is wrong with a value that begins at `start` and of which JSON understands the part before `end`. It is
 * read as a whole, up to where the rest of the line makes sense again.
 */
export function brokenValue(reader: FaultReader, start: number, end = start): never {
  const { text } = reader;
  const brackets = reader.open.map(({ char }) => char);
  const next = end + reader.peek(/[ \t]*/y, end).length;
  if (end > start && /["{[\d-]/.test(text[next]!) && goesOn(text, next, brackets, brackets.at(-1) === '{' ? 'name' : 'value')) {
    reader.fault('missing-comma', { start: end, end }, { found: '', wanted: ',', edits: [{ start: end, end, insert: ',' }] });
  }
  if (end > start && text[next] === '"' && brackets.at(-1) === '{') bracketFault(reader, closeBefore(reader, next), { needsProof: true });
  reader.at = start;
  readEntities(reader);
  const lineEnd = reader.lineEnd(start);
  const sure = endOfStretch(text, Math.max(start, end - 1), lineEnd, brackets);
  const stop = sure ?? Math.max(end, start + reader.peek(/[^\r\n,{}[\]"]*/y, start).length);
  const found = text.slice(start, stop).trimEnd();
  if (found === '') reader.fault('unexpected-character', { start, end: start + 1 }, { found: text[start] ?? '' });
  const isInline = reader.open.length > 0 && reader.lineStart(reader.open.at(-1)!.start) === reader.lineStart(start);
  const { code, from, to, ...known } = nameStretch(found, {
    isListed: brackets.at(-1) === '[' && isInline,
    needsComma: stop === lineEnd && /^\s*(?:["“'‘\p{L}\d{[•·▪◦●‣*-])/u.test(text.slice(lineEnd, lineEnd + 400)),
  });
  const span = { start: start + from, end: start + to };
  const placed: Known = known.wanted === undefined ? {} : { wanted: known.wanted };
  const edits = known.edits.map((edit) => ({ start: start + edit.start, end: start + edit.end, insert: edit.insert }));
  const isSure = sure !== undefined;
  reader.fault(code, span, { ...placed, edits: isSure && known.isCertain ? edits : [], repair: isSure ? edits : [] });
}
