import type { FaultReader } from './fault-reader';

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const WORDS = new Map([
  ['true', 'true'], ['false', 'false'], ['null', 'null'], ['none', 'null'], ['nil', 'null'], ['undefined', 'null'], ['yes', 'true'], ['no', 'false'],
]);

/** Reads a number or a bare word at the cursor. Returns true when it was a number. */
export function readBare(reader: FaultReader): boolean {
  const start = reader.at;
  const run = reader.peek(/[^\s,:;{}[\]"]+/y);
  if (run === '') reader.stop('unexpected-character', { start, end: start + 1 });
  const span = { start, end: start + run.length };
  reader.at = span.end;
  if (NUMBER.test(run)) return true;
  if (run === 'true' || run === 'false' || run === 'null') return false;
  const number = asNumber(run);
  if (number !== undefined) {
    reader.replace('number-form', span, number);
    return true;
  }
  const word = WORDS.get(run.toLowerCase());
  const isAlone = /^\s*(?:[,}\]]|$)/.test(reader.text.slice(reader.at, reader.at + 80));
  if (word && isAlone) {
    reader.replace('wrong-word', span, word);
    return false;
  }
  readUnquoted(reader, start);
  return false;
}

/** The number that was meant by `015`, `+5`, `.5`, `5.`. */
function asNumber(run: string): string | undefined {
  if (!/^[+-]?\d*\.?\d*$/.test(run) || !/\d/.test(run)) return undefined;
  const number = run.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1').replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  return NUMBER.test(number) ? number : undefined;
}

/** Words without quotes, up to the comma, bracket or end of the line. */
function readUnquoted(reader: FaultReader, start: number): void {
  reader.at = start;
  const words = reader.peek(/[^\r\n,{}[\]"]+/y).trimEnd();
  const span = { start, end: start + words.length };
  const wanted = `"${words.replaceAll('\\', String.raw`\\`)}"`;
  reader.fault('unquoted-text', span, { wanted, edits: [{ ...span, insert: wanted }] });
  reader.at = span.end;
}
