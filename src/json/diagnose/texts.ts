import { checkCharacters } from './characters';
import { FOR_COMMA } from './commas';
import { closedByCurly, escapedEnd, forgotten, unclosedText, wordsOnLine } from './line-ends';
import { restOfLineParses } from './lookahead';
import type { Reader } from './reader';
import { brokenValue } from './values';

/** Reads a text in double quotes at the cursor, and names what is wrong in it. */
export function readText(reader: Reader): string {
  const start = reader.at;
  const text = reader.peek(/"(?:[^"\\\r\n]|\\.)*"/y);
  if (!text) return unclosedText(reader, start);
  const body = text.slice(1, -1);
  reader.at = start + text.length;
  checkBehind(reader, start, body);
  checkCharacters(reader, start + 1, body);
  return body;
}

const ODD_SPACE = /[\u00a0\u2000-\u200b\u202f\u2060\u3000\ufeff]/;

/**
 * Looks behind a closing quote: for more of the text, as in `"He said "hello" to me"`, or a sign that has no place
 * there.
 */
function checkBehind(reader: Reader, start: number, body: string): void {
  const behind = reader.peek(/[ \t]*\S?/y);
  const next = behind.trimStart();
  const isAdjacent = behind === next;
  joined(reader);
  if (next === '' || /[,:}\]]/.test(next)) return;
  if (ODD_SPACE.test(next) || reader.peek(/[ \t]*(?:\/[/*]|#|<!--)/y)) return;
  const sign = reader.at + behind.length - 1;
  if (reader.peek(FOR_COMMA, sign) || reader.peek(/\)(?=\s*(?:["{[}\],\d\r\n-]|$))/y, sign)) return;
  if (body === '' && isAdjacent) doubled(reader, start);
  if (isAdjacent && next === '"') doubledEnd(reader, start, body);
  const word = reader.peek(/[ \t]*[A-Za-z]+/y).trim();
  if (!isAdjacent && (/["{[]/.test(next) || /^(true|false|null)$/i.test(word) || /\d/.test(next))) return;
  if (!isAdjacent && reader.peek(/[ \t]*[A-Za-z_$][\w$-]*[ \t]*:/y)) return;
  if (isAdjacent) closedByCurly(reader, start, body);
  if (isForgotten(reader, body)) {
    if (wordsOnLine(body).endsWith('\\"')) escapedEnd(reader, start, body);
    forgotten(reader, start, wordsOnLine(body));
  }
  quotesInside(reader, { canEnd: isAdjacent || word !== '', isAdjacent });
  brokenValue(reader, start, reader.at);
}

/** `"Day " + "and night"` — two texts joined as programs join them. */
function joined(reader: Reader): void {
  const plus = reader.peek(/\s*\+\s*"/y);
  if (!plus) return;
  const at = reader.at + plus.indexOf('+');
  const edits = [{ start: reader.at - 1, end: reader.at + plus.length, insert: '' }];
  reader.fault('unexpected-character', { start: at, end: at + 1 }, { edits });
}

/** `"Day" and "night"` — quotes that end a text and begin another, not quotes around words of one. */
const TWO_TEXTS = /[^\s\d]"\s[^"\r\n]*\s"[^\s"][^"\r\n]*"/y;

/** The quote that has just been read stands inside the text, if its line says so. */
function quotesInside(reader: Reader, { canEnd, isAdjacent }: { canEnd: boolean; isAdjacent: boolean }): void {
  const inner = reader.at - 1;
  const span = { start: inner, end: inner + 1 };
  const end = canEnd ? quoteThatEnds(reader) : undefined;
  if (end !== undefined) {
    const repair = quotesBetween(reader, inner, end).map((at) => ({ start: at, end: at + 1, insert: String.raw`\"` }));
    const isSure = !reader.peek(TWO_TEXTS, inner - 1);
    reader.fault('quote-in-text', span, { wanted: String.raw`\"`, edits: isSure ? repair : [], repair });
  }
  const rest = reader.text.slice(reader.at, reader.lineEnd());
  if (rest.includes('"') && isAdjacent && !goesOnSoon(reader)) reader.fault('quote-in-text', span);
}

/** Whether the line can be read again before its next quote. */
const goesOnSoon = (reader: Reader): boolean =>
  restOfLineParses(reader.text, reader.at + reader.peek(/[^",}\]\r\n]*/y).length, reader.brackets);

/** `""AB2""`, `""AB2"` and `"""AB2"""` — a quote too many at the start. */
function doubled(reader: Reader, start: number): void {
  const whole = reader.peek(/"{2,3}[^"\r\n]+"{1,3}(?=[ \t]*(?:[:,}\]\r\n]|$))/y, start);
  if (!whole) return;
  const wanted = `"${whole.replaceAll('"', '')}"`;
  const quotes = /^"+/.exec(whole)![0].length;
  const edits = [{ start, end: start + whole.length, insert: wanted }];
  reader.fault('unexpected-character', { start, end: start + quotes }, { wanted: '"', edits });
}

/** `"AB2""` — a quote too many at the end, if no other stands in the text. */
function doubledEnd(reader: Reader, start: number, body: string): void {
  if (body.includes('"') || !reader.peek(/"[ \t]*(?:[:,}\]\r\n]|$)/y)) return;
  const at = start + body.length + 1;
  reader.replace('unexpected-character', { start: at, end: at + 2 }, '"');
}

/** `["one, "two"]` — the quote that seems to end the text begins the next one. */
function isForgotten(reader: Reader, body: string): boolean {
  const rest = reader.text.slice(reader.at, reader.lineEnd());
  return /,\s*(?:[{[]\s*)*$/.test(body) && /^[^"]*"\s*(?::|[}\]]|,\s*(?:["{[\d-]|$)|$)/.test(rest);
}

/** Lest a line of a thousand quotes be read a thousand times. */
const MOST_TRIED = 40;

/** The quote that ends a text with quotes in it: the first behind which the rest of the line can be read. */
function quoteThatEnds(reader: Reader): number | undefined {
  const line = reader.text.slice(reader.at, reader.lineEnd());
  const quotes = [...line.matchAll(/"(?=\s*(?:[}\]:]|,|$))/g)].slice(0, MOST_TRIED);
  const found = quotes.find(({ index }) => isReadable(line.slice(index + 1)));
  return found && reader.at + found.index;
}

/** Whether a line goes on, after a text, with brackets, commas and whole values. */
function isReadable(rest: string): boolean {
  const outline = rest.replaceAll(/"(?:[^"\\]|\\.)*"/g, 's').replaceAll(/\b(?:true|false|null)\b|-?\d[\d.]*/g, 's');
  return /^[\s,:{}[\]s]*$/.test(outline) && !/s\s*[s{[]|[}\]]\s*[s{[]/.test(outline);
}

function quotesBetween(reader: Reader, from: number, to: number): number[] {
  const quotes: number[] = [];
  for (let at = from; at < to; at += 1) {
    if (reader.text[at] === '"' && reader.text[at - 1] !== '\\') quotes.push(at);
  }
  return quotes;
}
