import { nameStretch } from './broken-values';
import { closeBefore, bracketFault } from './brackets';
import { endOfBrokenValue, restOfLineParses } from './lookahead';
import { intendedPoint } from './numbers';
import { readEntities } from './odd-quotes';
import type { Reader } from './reader';

const GOOD = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/;
/** Three digits behind a space may be the rest of `1 340`. */
const BEHIND_GOOD = /(?=\s*(?:[,}\];…["{]|$|\/[/*]|[\r\n#\u00a0\u200b]|\.\s*["{}\]])|[ \t]+(?:-\d|(?!\d{3}(?!\d))\d))/;
const BARE = new RegExp(GOOD.source + BEHIND_GOOD.source, 'y');

/** Reads a number or a bare word at the cursor. */
export function readBare(reader: Reader): void {
  const good = reader.peek(BARE);
  if (!good) brokenValue(reader, reader.at);
  reader.at += good.length;
}

/** `(51.5, -0.1)` and `{51.5, -0.1}`: a point as a map service copies it, in brackets. */
export function readPoint(reader: Reader): void {
  const group = reader.peek(/[({][^(){}[\]"\r\n]*[)}]/y);
  const wanted = intendedPoint(group.slice(1, -1).trim());
  if (wanted) reader.replace('number-form', { start: reader.at, end: reader.at + group.length }, wanted);
}

// Its branches are independent signs of where the value ends, of which each later one needs those before.
/**
 * Names what is wrong with a value that begins at `start` and of which JSON understands the part before `end`. It is
 * read as a whole, up to where the rest of the line makes sense again.
 */
export function brokenValue(reader: Reader, start: number, end = start): never {
  const { text, brackets } = reader;
  const inside = brackets.at(-1);
  const next = end + reader.peek(/[ \t]*/y, end).length;
  const isValueNext = end > start && /["{[\d-]/.test(text[next] ?? '');
  if (isValueNext && restOfLineParses(text, next, brackets, inside === '{' ? 'name' : 'value')) {
    const edits = [{ start: end, end, insert: ',' }];
    reader.fault('missing-comma', { start: end, end }, { found: '', wanted: ',', edits });
  }
  if (end > start && text[next] === '"' && inside === '{') {
    bracketFault(reader, closeBefore(reader, next), { needsProof: true });
  }
  reader.at = start;
  readEntities(reader);
  const lineEnd = reader.lineEnd(start);
  const isInline = reader.open.length > 0 && reader.lineStart(reader.open.at(-1)!.start) === reader.lineStart(start);
  const isListed = inside === '[' && isInline;
  const sure = endOfBrokenValue(text, Math.max(start, end - 1), lineEnd, brackets);
  const first = endOfFirst(text.slice(start, sure ?? lineEnd), { isListed, isObject: inside === '{' });
  const stop =
    first !== undefined
      ? start + first
      : (sure ?? Math.max(end, start + reader.peek(/[^\r\n,{}[\]"]*/y, start).length));
  const found = text.slice(start, stop).trimEnd();
  if (found === '') reader.fault('unexpected-character', { start, end: start + 1 }, { found: text[start] ?? '' });
  const needsComma = stop === lineEnd && /^\s*(?:["“'‘\p{L}\d{[•·▪◦●‣*-])/u.test(text.slice(lineEnd, lineEnd + 400));
  const isAlone = /\[\s*$/.test(text.slice(0, start)) && text[stop] === ']';
  const field = reader.open.at(-1)?.field?.name ?? '';
  const named = nameStretch(found, { field, isListed, isAlone, needsComma });
  const edits = named.edits.map((edit) => ({ start: start + edit.start, end: start + edit.end, insert: edit.insert }));
  const isSure = sure !== undefined || first !== undefined;
  reader.fault(
    named.code,
    { start: start + named.from, end: start + named.to },
    {
      ...(named.wanted !== undefined && { wanted: named.wanted }),
      edits: isSure && named.isCertain ? edits : [],
      repair: isSure ? edits : [],
    },
  );
}

/**
 * The end of the first of several entries, if a comma separates it from a quoted one: in an object the next field,
 * in a list on one line the next text. Undefined where it is alone.
 */
function endOfFirst(stretch: string, inside: { isListed: boolean; isObject: boolean }): number | undefined {
  const comma = inside.isObject
    ? /,(?=[ \t]*"[^"\r\n]*"[ \t]*:)/.exec(stretch)
    : inside.isListed
      ? /,(?=[ \t]*")/.exec(stretch)
      : null;
  return comma && !/["“”]/.test(stretch.slice(0, comma.index)) ? comma.index : undefined;
}
