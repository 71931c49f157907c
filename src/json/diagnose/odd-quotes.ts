import type { Reader } from './reader';

/** Lest a line of a thousand quotes be read a thousand times. */
const MOST_TRIED = 40;

/** The signs behind a quote that ends a text: not a comma and then more words. */
const NO_PROSE = /^\s*(?:[:=;}\]]|,\s*(?:["“„'‘’`{[\d\r\n-]|true|false|null|$)|$)/;
const CURLY = /[“”„‟″«»＂]/;
const SINGLE = /['‘’‚‛`´]/;

export const isOddQuote = (char: string): boolean => CURLY.test(char) || SINGLE.test(char);

/** Reads a text between quotes that JSON does not know: `“…”`, `'…'`, `` `…` ``, `''…''`. */
export function readOddText(reader: Reader): never {
  const start = reader.at;
  const isCurly = CURLY.test(reader.char);
  const opening = isCurly ? reader.char : reader.peek(/['‘’‚‛`´]{1,2}/y);
  const from = start + opening.length;
  const rest = reader.text.slice(from, reader.lineEnd());
  const closing = isCurly ? '[“”„‟″«»＂"]' : String.raw`(?<!\\)(?:['’‘‛\`´]{${opening.length}}|")`;
  const ends = [...rest.matchAll(new RegExp(String.raw`${closing}(?=\s*(?:[:=,;}\]]|$))`, 'g'))].slice(0, MOST_TRIED);
  const endsText = ({ index, 0: quote }: RegExpExecArray) =>
    NO_PROSE.test(rest.slice(index + quote.length, index + quote.length + 40));
  const found = ends.find(endsText) ?? ends[0];
  const words = found ? rest.slice(0, found.index) : rest.replace(/[\s,}\]]+$/, '');
  const end = from + words.length + (found?.[0].length ?? 0);
  const wanted = `"${words.replaceAll(/(?<!\\)"/g, String.raw`\"`)}"`;
  const isSure = found && !words.includes('"');
  const edits = isSure
    ? [
        { start, end: from, insert: '"' },
        { start: from + words.length, end, insert: '"' },
      ]
    : [{ start, end, insert: wanted }];
  const span = { start, end: isCurly ? start + 1 : end };
  reader.fault(isCurly ? 'curly-quotes' : 'single-quotes', span, { wanted, edits: isSure ? edits : [], repair: edits });
}

const ENTITY = /&(?:quot|#34|ldquo|rdquo|nbsp);/y;

/** `&quot;code&quot;` — quotes as a web page writes them. */
export function readEntities(reader: Reader): void {
  if (!reader.peek(ENTITY)) return;
  const start = reader.at;
  const line = reader.text.slice(start, reader.lineEnd());
  const edits = [...line.matchAll(new RegExp(ENTITY, 'g'))].map(({ index, 0: found }) => ({
    start: start + index,
    end: start + index + found.length,
    insert: found === '&nbsp;' ? ' ' : '"',
  }));
  const more = edits.length > 1 ? { here: edits.length - 1, below: 0 } : undefined;
  reader.fault('unexpected-character', edits[0]!, { wanted: edits[0]!.insert, edits, ...(more && { more }) });
}
