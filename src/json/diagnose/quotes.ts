import { CURLY } from './reader';
import type { FaultReader } from './reader';

/** Lest a line of a thousand quotes be read a thousand times. */
const MOST_TRIED = 40;

/** What stands behind a quote that ends a text: not a comma and then more words. */
const NO_PROSE = /^\s*(?:[:=;}\]]|,\s*(?:["“„'‘’`{[\d\r\n-]|true|false|null|$)|$)/;

export const isOddQuote = (char: string): boolean => CURLY.test(char) || /['‘’‚‛`´]/.test(char);

/** Reads a text between quotes that JSON does not know: `“…”`, `'…'`, `` `…` ``, `''…''`. */
export function readOddText(reader: FaultReader): never {
  const start = reader.at;
  const isCurly = CURLY.test(reader.char);
  const opening = isCurly ? reader.char : reader.peek(/['‘’‚‛`´]{1,2}/y);
  const from = start + opening.length;
  const rest = reader.text.slice(from, reader.lineEnd());
  const close = isCurly ? /[“”„‟″«»"](?=\s*(?:[:=,;}\]]|$))/g : new RegExp(`(?<!\\\\)(?:['’‘‛\`´]{${opening.length}}|")(?=\\s*(?:[:=,;}\\]]|$))`, 'g');
  const ends = [...rest.matchAll(close)].slice(0, MOST_TRIED);
  const found = ends.find(({ index, 0: quote }) => NO_PROSE.test(rest.slice(index + quote.length, index + quote.length + 40))) ?? ends[0];
  const words = found ? rest.slice(0, found.index) : rest.replace(/[\s,}\]]+$/, '');
  const end = from + words.length + (found?.[0].length ?? 0);
  const wanted = `"${words.replaceAll(/(?<!\\)"/g, String.raw`\"`)}"`;
  const isSure = found && !words.includes('"');
  const edits = isSure ? [{ start, end: from, insert: '"' }, { start: from + words.length, end, insert: '"' }] : [{ start, end, insert: wanted }];
  reader.fault(isCurly ? 'curly-quotes' : 'single-quotes', { start, end: isCurly ? start + 1 : end }, { wanted, edits: isSure ? edits : [], repair: edits });
}

const ENTITY = /&(?:quot|#34|ldquo|rdquo|nbsp);/y;

/** `&quot;code&quot;` — quotes as a web page writes them. */
export function readEntities(reader: FaultReader): void {
  const first = reader.peek(ENTITY);
  if (!first) return;
  const start = reader.at;
  const line = reader.text.slice(start, reader.lineEnd());
  const edits = [...line.matchAll(new RegExp(ENTITY, 'g'))].map(({ index, 0: found }) => ({ start: start + index, end: start + index + found.length, insert: found === '&nbsp;' ? ' ' : '"' }));
  reader.fault('unexpected-character', edits[0]!, { wanted: edits[0]!.insert, edits, ...(edits.length > 1 && { more: { here: edits.length - 1, below: 0 } }) });
}
