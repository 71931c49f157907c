import { goesOn } from './line';
import type { FaultReader } from './reader';
import type { Edit } from '../text-edit';
import { brokenValue } from './values';

/** Reads a text in double quotes at the cursor, and names what is wrong in it. */
export function readText(reader: FaultReader): string {
  const start = reader.at;
  const end = closingQuote(reader, start);
  if (end === undefined) return unclosed(reader, start);
  const body = reader.text.slice(start + 1, end);
  reader.at = end + 1;
  checkAfter(reader, start, body);
  checkBody(reader, start + 1, body);
  return body;
}

/** The next unescaped `"` of the line. */
function closingQuote(reader: FaultReader, start: number): number | undefined {
  const text = reader.peek(/"(?:[^"\\\r\n]|\\.)*"/y, start);
  return text ? start + text.length - 1 : undefined;
}

/** A text whose line ends before its quote: a line break in it, or a forgotten quote. */
function unclosed(reader: FaultReader, start: number): never {
  const lineEnd = reader.lineEnd(start);
  const line = reader.text.slice(start + 1, lineEnd);
  closedByCurly(reader, start, line);
  if (/[^\\]\\"\s*[,}\]]*\s*$/.test(line)) escapedEnd(reader, start, line);
  const broken = brokenLines(reader, start, lineEnd);
  if (broken) {
    reader.fault('line-break-in-text', { start: lineEnd, end: lineEnd }, { found: '', wanted: ' ', edits: broken });
  }
  forgotten(reader, start, wordsOf(line));
}

/** How many lines a text may go on for. */
const MOST_LINES = 40;

/** Each line break of a text that ends in a later line; nothing where it has no end that can be told. */
function brokenLines(reader: FaultReader, start: number, lineEnd: number): Edit[] | undefined {
  const edits: Edit[] = [];
  let from = start + 1;
  let end = lineEnd;
  for (let count = 0; count < MOST_LINES; count += 1) {
    const rest = reader.peek(/\s*/y, end);
    const next = end + rest.length;
    const line = reader.text.slice(next, reader.lineEnd(next));
    const isQuoteOnly = /^"[ \t]*[,}\]]*[ \t]*$/.test(line);
    const isWords = /^(?:[^"{}[\]\s]|\{[\w.-]+\})/.test(line);
    if (!isQuoteOnly && !isWords) return undefined;
    const words = reader.text.slice(from, end).trimEnd().replace(/\s*\\$/, '');
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
function escapedEnd(reader: FaultReader, start: number, line: string): never {
  const at = start + 1 + line.lastIndexOf('\\"');
  const isPath = /^[A-Za-z]:\\|\\.*\\"/.test(line);
  const backslashes = isPath ? [...line.slice(0, at - start).matchAll(/\\/g)].map(({ index }) => start + 1 + index) : [at];
  const edits = backslashes.map((each) => ({ start: each, end: each + 1, insert: isPath ? String.raw`\\` : '' }));
  const words = reader.text.slice(start + 1, at);
  reader.fault('bad-escape', { start: at, end: at + 2 }, { wanted: isPath ? `"${words.replaceAll('\\', String.raw`\\`)}\\\\"` : '"', edits: isPath ? edits : [], repair: edits });
}

/** A text whose closing quote was forgotten, up to where its words end. */
export function forgotten(reader: FaultReader, start: number, words: string): never {
  const end = start + 1 + words.length;
  reader.fault('unclosed-text', { start, end }, { wanted: `"${words}"`, edits: [{ start: end, end, insert: '"' }] });
}

/** A line without the comma and the brackets at its end; a bracket that was opened in it, as of a token, is kept. */
function wordsOf(line: string): string {
  let words = line.replace(/[,;]\s*(?:[{[]\s*)*$/, '').trimEnd();
  while (/[}\]]$/.test(words) && isUnopened(words, words.at(-1) === '}' ? '{' : '[')) words = words.slice(0, -1).trimEnd();
  return words;
}

const isUnopened = (words: string, opener: '{' | '[') =>
  words.split(opener).length < words.split(opener === '{' ? '}' : ']').length;

/** `"heading”: …` — begun with a straight quote, ended with a curly one. */
function closedByCurly(reader: FaultReader, start: number, line: string): void {
  const found = /[“”„‟″«»](?=\s*(?:[:,}\]]|$))/.exec(line);
  if (!found) return;
  const at = start + 1 + found.index;
  reader.replace('curly-quotes', { start: at, end: at + 1 }, '"');
}

/** Looks at what follows a closing quote: more of the text, as in `"He said "hello" to me"`, or what does not belong there. */
function checkAfter(reader: FaultReader, start: number, body: string): void {
  const after = reader.peek(/[ \t]*\S?/y);
  const next = after.trimStart();
  if (next === '' || /[,:}\]]/.test(next)) return;
  const isAdjacent = after === next;
  if (/[\u00a0\u2000-\u200b\u202f\u2060\u3000\ufeff]/.test(next) || reader.peek(/[ \t]*(?:\/[/*]|#|<!--)/y)) return;
  if (reader.peek(/[;.，、‚،…)](?=\s*(?:["{[}\],\d\r\n-]|$))/y)) return;
  if (body === '' && isAdjacent) doubled(reader, start);
  if (isAdjacent && next === '"') doubledEnd(reader, start, body);
  const word = reader.peek(/[ \t]*[A-Za-z]+/y).trim();
  if (!isAdjacent && (/["{[]/.test(next) || /^(true|false|null)$/i.test(word) || /\d/.test(next))) return;
  if (!isAdjacent && reader.peek(/[ \t]*[A-Za-z_$][\w$-]*[ \t]*:/y)) return;
  if (isAdjacent) closedByCurly(reader, start, body);
  if (isForgotten(reader, body)) {
    if (wordsOf(body).endsWith('\\"')) escapedEnd(reader, start, body);
    forgotten(reader, start, wordsOf(body));
  }
  const inner = reader.at - 1;
  const end = isAdjacent || word ? quoteThatEnds(reader) : undefined;
  const span = { start: inner, end: inner + 1 };
  if (end !== undefined) {
    reader.fault('quote-in-text', span, { wanted: String.raw`\"`, edits: quotesBetween(reader, inner, end).map((at) => ({ start: at, end: at + 1, insert: String.raw`\"` })) });
  }
  const rest = reader.text.slice(reader.at, reader.lineEnd());
  if (rest.includes('"') && isAdjacent && !goesOnSoon(reader)) reader.fault('quote-in-text', span);
  brokenValue(reader, start, reader.at);
}

/** Whether the line can be read again before its next quote. */
function goesOnSoon(reader: FaultReader): boolean {
  const junk = reader.peek(/[^",}\]\r\n]*/y);
  return goesOn(reader.text, reader.at + junk.length, reader.open.map(({ char }) => char));
}

/** `""N16""` and `""N16"` — a quote too many at the start. */
function doubled(reader: FaultReader, start: number): void {
  const whole = reader.peek(/""[^"\r\n]+""?(?=[ \t]*(?:[:,}\]\r\n]|$))/y, start);
  if (!whole) return;
  const words = whole.replaceAll('"', '');
  reader.fault('unexpected-character', { start, end: start + 2 }, { wanted: '"', edits: [{ start, end: start + whole.length, insert: `"${words}"` }] });
}

/** `"N16""` — a quote too many at the end, if no other stands in the text. */
function doubledEnd(reader: FaultReader, start: number, body: string): void {
  if (body.includes('"') || !reader.peek(/"[ \t]*(?:[:,}\]\r\n]|$)/y)) return;
  const at = start + body.length + 1;
  reader.fault('unexpected-character', { start: at, end: at + 2 }, { wanted: '"', edits: [{ start: at, end: at + 2, insert: '"' }] });
}

/** `["one, "two"]` — the quote that seems to end the text begins the next one. */
function isForgotten(reader: FaultReader, body: string): boolean {
  const rest = reader.text.slice(reader.at, reader.lineEnd());
  return /,\s*(?:[{[]\s*)*$/.test(body) && /^[^"]*"\s*(?::|[}\]]|,\s*(?:["{[\d-]|$)|$)/.test(rest);
}

/** The quote that ends a text with quotes in it: the first behind which the rest of the line can be read. */
function quoteThatEnds(reader: FaultReader): number | undefined {
  const line = reader.text.slice(reader.at, reader.lineEnd());
  const found = [...line.matchAll(/"(?=\s*(?:[}\]:]|,|$))/g)].slice(0, MOST_TRIED).find(({ index }) => isReadable(line.slice(index + 1)));
  return found && reader.at + found.index;
}

/** Lest a line of a thousand quotes be read a thousand times. */
const MOST_TRIED = 40;

/** Whether a line goes on, after a text, with brackets, commas and whole values. */
function isReadable(rest: string): boolean {
  const outline = rest.replaceAll(/"(?:[^"\\]|\\.)*"/g, 's').replaceAll(/\b(?:true|false|null)\b|-?\d[\d.]*/g, 's');
  return /^[\s,:{}[\]s]*$/.test(outline) && !/s\s*[s{[]|[}\]]\s*[s{[]/.test(outline);
}

function quotesBetween(reader: FaultReader, from: number, to: number): number[] {
  const quotes: number[] = [];
  for (let at = from; at < to; at += 1) {
    if (reader.text[at] === '"' && reader.text[at - 1] !== '\\') quotes.push(at);
  }
  return quotes;
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|(\\u?.?)|(\t)|((?![\u007f-\u009f])\p{Cc})/gsu;

/** Characters that may not stand in a text as they are. The first is told, with all others of its sort. */
function checkBody(reader: FaultReader, start: number, body: string): void {
  const matches = [...body.matchAll(ESCAPE)].map(({ index, 0: found, 1: badEscape, 2: tab, 3: control }) => ({ at: start + index, found, badEscape, tab, control }));
  const first = matches.find(({ badEscape, tab, control }) => badEscape ?? tab ?? control);
  if (!first) return;
  const span = { start: first.at, end: first.at + first.found.length };
  if (first.badEscape) {
    const isPath = /^(?:[A-Za-z]:\\|\\\\\w)/.test(body);
    const wrong = isPath ? [...body.matchAll(/\\/g)].map(({ index }) => start + index) : matches.filter(({ badEscape }) => badEscape).map(({ at }) => at);
    const wanted = isPath ? `"${body.replaceAll('\\', String.raw`\\`)}"` : String.raw`\\`;
    reader.fault('bad-escape', span, { wanted, edits: wrong.map((at) => ({ start: at, end: at + 1, insert: String.raw`\\` })) });
  }
  const isTab = first.tab !== undefined;
  const same = matches.filter(({ tab, control }) => (isTab ? tab : control));
  reader.fault(isTab ? 'tab-in-text' : 'control-character', span, {
    wanted: isTab ? ' ' : '', edits: same.map(({ at, found }) => ({ start: at, end: at + found.length, insert: isTab ? ' ' : '' })),
  });
}

