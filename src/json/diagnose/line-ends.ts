import type { Edit } from '../text-edit';
import type { Reader } from './reader';

/** How many lines a text may go on for. */
const MOST_LINES = 40;

/** Names what is wrong with a text whose line ends before its quote: a line break in it, or a forgotten quote. */
export function unclosedText(reader: Reader, start: number): never {
  const lineEnd = reader.lineEnd(start);
  const line = reader.text.slice(start + 1, lineEnd);
  closedByCurly(reader, start, line);
  if (/[^\\]\\"\s*[,}\]]*\s*$/.test(line)) escapedEnd(reader, start, line);
  const edits = lineBreaks(reader, start, lineEnd);
  if (edits) reader.fault('line-break-in-text', { start: lineEnd, end: lineEnd }, { found: '', wanted: ' ', edits });
  forgotten(reader, start, wordsOnLine(line));
}

/** Each line break of a text that ends in a later line; undefined where its end is unclear. */
function lineBreaks(reader: Reader, start: number, lineEnd: number): Edit[] | undefined {
  const edits: Edit[] = [];
  let from = start + 1;
  let end = lineEnd;
  for (let count = 0; count < MOST_LINES; count += 1) {
    const next = end + reader.peek(/\s*/y, end).length;
    const line = reader.text.slice(next, reader.lineEnd(next));
    const isQuoteOnly = /^"[ \t]*[,}\]]*[ \t]*$/.test(line);
    const isWords = /^(?:[^"{}[\]\s]|\{[\w.-]+\})/.test(line);
    if (!isQuoteOnly && !isWords) return undefined;
    const words = reader.text
      .slice(from, end)
      .trimEnd()
      .replace(/\s*\\$/, '');
    edits.push({ start: from + words.length, end: next, insert: isQuoteOnly ? '' : ' ' });
    if (isQuoteOnly) return edits;
    if (/^[^"]*"[ \t]*(?:[,}\]]|$)/.test(line)) return edits;
    if (line.includes('"')) return /^(?:[^"\\]|\\.)*"[^"]*$/.test(line) ? edits : undefined;
    from = next;
    end = next + line.length;
    if (end >= reader.text.length) return undefined;
  }
  return undefined;
}

/** `"C:\Users\",` — the backslash before the last quote makes it a part of the text. */
export function escapedEnd(reader: Reader, start: number, line: string): never {
  const at = start + 1 + line.lastIndexOf('\\"');
  const words = reader.text.slice(start + 1, at);
  const span = { start: at, end: at + 2 };
  if (!/^[A-Za-z]:\\|\\.*\\"/.test(line)) {
    reader.fault('bad-escape', span, { wanted: '"', repair: [{ start: at, end: at + 1, insert: '' }] });
  }
  const edits = [...line.slice(0, at - start).matchAll(/\\/g)].map(({ index }) => ({
    start: start + 1 + index,
    end: start + 2 + index,
    insert: String.raw`\\`,
  }));
  reader.fault('bad-escape', span, { wanted: `"${words.replaceAll('\\', String.raw`\\`)}\\\\"`, edits });
}

/** A text whose closing quote was forgotten, up to where its words end. */
export function forgotten(reader: Reader, start: number, words: string): never {
  const end = start + 1 + words.length;
  const edits = [{ start: end, end, insert: '"' }];
  reader.fault('unclosed-text', { start, end }, { wanted: `"${words}"`, edits });
}

/** A line without the comma and the brackets at its end; a bracket that was opened in it, as of a token, is kept. */
export function wordsOnLine(line: string): string {
  let words = line.replace(/[,;]\s*(?:[{[]\s*)*$/, '').trimEnd();
  while (/[}\]]$/.test(words) && isUnopened(words, words.at(-1) === '}' ? '{' : '[')) {
    words = words.slice(0, -1).trimEnd();
  }
  return words;
}

const isUnopened = (words: string, opener: '{' | '[') =>
  words.split(opener).length < words.split(opener === '{' ? '}' : ']').length;

/** `"heading”: …` — begun with a straight quote, ended with a curly one. */
export function closedByCurly(reader: Reader, start: number, line: string): void {
  const found = /[“”„‟″«»](?=\s*(?:[:,}\]]|$))/.exec(line);
  if (!found) return;
  const at = start + 1 + found.index;
  reader.replace('curly-quotes', { start: at, end: at + 1 }, '"');
}
