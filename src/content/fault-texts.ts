import { CURLY } from './fault-reader';
import type { FaultReader } from './fault-reader';
import type { Span } from './faults';

/** Reads a text in double quotes at the cursor, and names what is wrong in it. Returns it without the quotes. */
export function readText(reader: FaultReader): string {
  const start = reader.at;
  const end = closingQuote(reader, start);
  if (end === undefined) return unclosed(reader, start);
  const body = reader.text.slice(start + 1, end);
  reader.at = end + 1;
  if (innerQuote(reader, start, body)) return body;
  checkBody(reader, start + 1, body);
  return body;
}

/** The next unescaped `"` of the line. */
function closingQuote(reader: FaultReader, start: number): number | undefined {
  const limit = reader.lineEnd(start);
  for (let at = start + 1; at < limit; at += 1) {
    if (reader.text[at] === '\\') at += 1;
    else if (reader.text[at] === '"') return at;
  }
  return undefined;
}

/** A text whose line ends before its quote: a line break in it, or a forgotten quote. */
function unclosed(reader: FaultReader, start: number): string {
  const lineEnd = reader.lineEnd(start);
  const line = reader.text.slice(start + 1, lineEnd);
  if (closedByCurly(reader, start, line)) return reader.text.slice(start + 1, reader.at - 1);
  const rest = reader.text.slice(lineEnd);
  const next = rest.trimStart();
  const quoteOnly = /^"[ \t]*[,}\]]?[ \t]*(?:\r?\n|$)/.test(next);
  const goesOn = quoteOnly || (/^(?:[^"{}[\]]|\{[\w.-]+\})/.test(next) && /^[^"]*"[ \t]*(?:[,}\]]|\r?\n|$)/.test(next));
  if (goesOn) {
    const close = reader.text.indexOf('"', lineEnd);
    const breakEnd = lineEnd + (rest.length - next.length);
    const words = reader.text.slice(start + 1, lineEnd).trimEnd();
    const span = { start: start + 1 + words.length, end: breakEnd };
    reader.fault('line-break-in-text', { start: lineEnd, end: lineEnd }, {
      found: '', wanted: ' ', edits: [{ ...span, insert: quoteOnly ? '' : ' ' }],
    });
    reader.at = close + 1;
    return reader.text.slice(start + 1, close);
  }
  return forgotten(reader, start, wordsOf(line));
}

/** A text whose closing quote was forgotten, up to where its words end. */
function forgotten(reader: FaultReader, start: number, words: string): string {
  const end = start + 1 + words.length;
  reader.fault('unclosed-text', { start, end }, { wanted: '"', edits: [{ start: end, end, insert: '"' }] });
  reader.at = end;
  return words;
}

/** A line without the comma and the brackets at its end; a bracket that was opened in it, as of a token, is kept. */
function wordsOf(line: string): string {
  let words = line.replace(/,\s*(?:[{[]\s*)*$/, '').trimEnd();
  while (/[}\]]$/.test(words) && isUnopened(words, words.at(-1) === '}' ? '{' : '[')) words = words.slice(0, -1).trimEnd();
  return words;
}

const isUnopened = (words: string, opener: '{' | '[') =>
  words.split(opener).length < words.split(opener === '{' ? '}' : ']').length;

/** Reads a field's name in double quotes; `"version: 1` lacks its second quote. */
export function readQuotedName(reader: FaultReader): string {
  const found = reader.peek(/"[\p{L}\d_$-]+(?=\s*:)/yu);
  return found ? forgotten(reader, reader.at, found.slice(1)) : readText(reader);
}

/** `"heading”: …` — begun with a straight quote, ended with a curly one. */
function closedByCurly(reader: FaultReader, start: number, line: string): boolean {
  const found = /[“”„‟″«»](?=\s*(?:[:,}\]]|$))/.exec(line);
  if (!found) return false;
  const at = start + 1 + found.index;
  reader.replace('curly-quotes', { start: at, end: at + 1 }, '"');
  reader.at = at + 1;
  return true;
}

/** Recognises `"He said "hello" to me"`: what follows the closing quote can only be more of the text. */
function innerQuote(reader: FaultReader, start: number, body: string): boolean {
  const after = reader.peek(/[ \t]*[^\s]?/y);
  const next = after.trimStart();
  if (next === '' || /[,:}\]]/.test(next)) return false;
  const isAdjacent = after === next;
  const word = reader.peek(/[ \t]*[A-Za-z]+/y).trim();
  if (!isAdjacent && (!word || /^(true|false|null)$/i.test(word) || reader.peek(/[ \t]*[A-Za-z_$][\w$-]*[ \t]*:/y))) return false;
  if (isAdjacent && closedByCurly(reader, start, body)) return true;
  if (isForgotten(reader, body)) {
    forgotten(reader, start, wordsOf(body));
    return true;
  }
  if (/[/#]/.test(next) || reader.peek(/;[ \t]*(?=["{[\]}\r\n]|-?\d|$)/y)) return false;
  const end = quoteThatEnds(reader);
  const inner = reader.at - 1;
  const span = { start: inner, end: inner + 1 };
  if (end === undefined) reader.stop('quote-in-text', span);
  reader.fault('quote-in-text', span, { wanted: String.raw`\"`, edits: quotesBetween(reader, inner, end).map((at) => ({ start: at, end: at + 1, insert: String.raw`\"` })) });
  reader.at = end + 1;
  return true;
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

/** Characters that may not stand in a text as they are. */
function checkBody(reader: FaultReader, start: number, body: string): void {
  for (const match of body.matchAll(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|(\\u?.?)|(\t)|((?![\u007f-\u009f])\p{Cc})/gsu)) {
    const [found, badEscape, tab, control] = match;
    const span: Span = { start: start + match.index, end: start + match.index + found.length };
    if (badEscape) reader.fault('bad-escape', span, { wanted: String.raw`\\`, edits: [{ start: span.start, end: span.start + 1, insert: String.raw`\\` }] });
    if (tab) reader.replace('tab-in-text', span, ' ');
    if (control) reader.replace('control-character', span, '');
  }
}

/** Reads a text between quotes that JSON does not know: `“…”`, `'…'`, `` `…` ``. */
export function readOddText(reader: FaultReader): string {
  const start = reader.at;
  const isCurly = CURLY.test(reader.char);
  const rest = reader.text.slice(start + 1, reader.lineEnd());
  const close = isCurly ? /[“”„‟″«»"](?=\s*(?:[:,}\]]|$))/ : new RegExp(`(?<!\\\\)[${reader.char === '`' ? '`' : '\'’‘'}"](?=\\s*(?:[:,}\\]]|$))`);
  const found = close.exec(rest);
  const end = found ? start + 1 + found.index : start + 1 + rest.trimEnd().length;
  const quotes = [{ start, end: start + 1, insert: '"' }, ...(found && reader.text[end] !== '"' ? [{ start: end, end: end + 1, insert: '"' }] : [])];
  const code = isCurly ? 'curly-quotes' : 'single-quotes';
  reader.fault(code, isCurly ? { start, end: start + 1 } : { start, end: found ? end + 1 : end }, {
    wanted: `"${reader.text.slice(start + 1, end)}"`,
    edits: reader.text.slice(start + 1, end).includes('"') ? [] : quotes,
  });
  reader.at = found ? end + 1 : end;
  return reader.text.slice(start + 1, end);
}
