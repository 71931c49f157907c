import { closing, nameBefore, opening } from './bracket-repairs';
import type { BracketRepair, Opened } from './bracket-repairs';

/** More oddities than this mean that the file follows another indentation. */
const MOST = 12;
/** So many places of one line are tried; the course of a river has some thirty points. */
const MOST_PLACES = 40;

interface Open extends Opened {
  line: number;
}

interface Line {
  number: number;
  start: number;
  indent: number;
  text: string;
}

/** Walks through the brackets of a text and compares how far the lines are indented in which they open and close. */
class Walk {
  readonly found: BracketRepair[] = [];
  readonly #open: Open[] = [];
  readonly #text: string;
  readonly #lines: Line[];

  constructor(text: string) {
    this.#text = text;
    let start = 0;
    this.#lines = text.split('\n').map((line, number) => {
      const here = { number, start, indent: /^[ \t]*/.exec(line)![0].length, text: line };
      start += line.length + 1;
      return here;
    });
  }

  run(): BracketRepair[] {
    for (const line of this.#lines) {
      this.#beginLine(line);
      for (const { index, 0: mark } of line.text.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\]]/g)) {
        if (mark === '[') this.#beginItem(line.start + index);
        if (mark === '{' || mark === '[') this.#push(mark, line, line.start + index);
        if (mark === '}' || mark === ']') this.#close(mark, line, line.start + index);
      }
      if (this.found.length >= MOST) return this.found;
    }
    if (this.#open.length > 0) this.found.push(closing(this.#text, this.#text.length, this.#open.toReversed()));
    return this.found;
  }

  #push(char: '{' | '[', { number, indent }: Line, start: number): void {
    this.#open.push({ char, start, line: number, indent, name: nameBefore(this.#text, start) });
  }

  /** A bracket that is indented deeper than this line cannot contain it. */
  #beginLine({ indent, number, start, text }: Line): void {
    const first = text[indent];
    if (first === undefined || first === ',' || first === '\r') return;
    const isClosing = first === '}' || first === ']';
    for (let top = this.#open.at(-1); top && this.#open.length > 1 && top.line < number; top = this.#open.at(-1)) {
      if (isClosing ? top.indent <= indent : top.indent < indent) return;
      this.found.push(closing(this.#text, start + indent, [top]));
      this.#open.pop();
    }
  }

  /** `[[1, 2], [3, 4, [5, 6]]`: a list among the numbers of an inner list shows that this was not closed. */
  #beginItem(start: number): void {
    const [outer, top] = this.#open.slice(-2);
    if (outer?.char !== '[' || top?.char !== '[') return;
    if (!/^\[[\s\d.,-]*\d,\s*$/.test(this.#text.slice(top.start, start))) return;
    this.found.push(closing(this.#text, start, [top]));
    this.#open.pop();
  }

  #close(mark: '}' | ']', line: Line, start: number): void {
    const top = this.#open.at(-1);
    const isFirst = /^[ \t]*[}\]]+$/.test(line.text.slice(0, start - line.start + 1));
    const isMatch = top !== undefined && (top.char === '{') === (mark === '}');
    const isHere = top !== undefined && (top.line === line.number || (isFirst && top.indent === line.indent));
    if (isMatch && isHere) {
      this.#open.pop();
      return;
    }
    const right = top?.char === '{' ? '}' : ']';
    const span = { start, end: start + 1 };
    const wrong: BracketRepair[] =
      top && isHere
        ? [
            { code: 'unexpected-character', ...span, found: mark, wanted: right, repair: [{ ...span, insert: right }] },
            closing(this.#text, start, [top]),
          ]
        : [];
    const doubled = doubledIn(line.text.slice(0, start + 1 - line.start), mark);
    const extra = (doubled.length > 0 ? doubled.map((index) => line.start + index) : [start]).map(
      (at): BracketRepair => {
        const cut = { start: at, end: at + 1 };
        return { code: 'extra-bracket', ...cut, found: mark, repair: [{ ...cut, insert: '' }] };
      },
    );
    const unopened = isFirst ? this.#unopenedAbove(mark, line) : this.#unopenedInLine(mark, line, start);
    const isOfField = doubled.length === 0 && unopened.length > 0 && unopened[0]!.found !== '';
    // `[[1, 2], 3, 4]]`: numbers behind a list were one as well.
    const isOfNumbers = mark === ']' && /\],[\s\d.,-]*\d\]+$/.test(line.text.slice(0, start + 1 - line.start));
    this.found.push(...wrong, ...(isOfField || isOfNumbers ? [...unopened, ...extra] : [...extra, ...unopened]));
    if (isHere) this.#open.pop();
  }

  /** The place above a closing bracket where it should have been opened: at the last line that is no deeper. */
  #unopenedAbove(mark: '}' | ']', { number, indent }: Line): BracketRepair[] {
    const wanted = mark === '}' ? '{' : '[';
    for (let at = number - 1; at >= 0; at -= 1) {
      const line = this.#lines[at]!;
      const isEmpty = line.text.trim() === '';
      if (isEmpty ? line.text.replace('\r', '').length !== indent || indent === 0 : line.indent > indent) continue;
      const end = line.start + line.text.trimEnd().length;
      if (isEmpty) return [opening(this.#text, wanted, line.start + indent)];
      if (line.text.trimEnd().endsWith(':')) return [opening(this.#text, wanted, end)];
      const next = this.#lines[at + 1]!;
      return [opening(this.#text, wanted, next.start)];
    }
    return [];
  }

  /** Each place of a line, before a closing bracket, at which a value begins; two numbers in a row are of one list. */
  #unopenedInLine(mark: '}' | ']', line: Line, start: number): BracketRepair[] {
    // Words in quotes may have colons and brackets of their own.
    const before = line.text
      .slice(0, start - line.start)
      .replaceAll(/"(?:[^"\\]|\\.)*"?/g, (text) => text.replaceAll(/(?<=.)./g, ' '));
    // Of two brackets of a kind in a row nobody can say which was lost: the first is told.
    const places =
      mark === ']' ? /(?:^|[:,])(?<!\d,(?=[ \t]*[\d-]))[ \t]*(?=["{[\d-])/g : /(?:^|[:,[])[ \t]*(?=["{[\d-])/g;
    return [...before.matchAll(places)]
      .slice(-MOST_PLACES)
      .reverse()
      .map(({ index, 0: found }) => opening(this.#text, mark === '}' ? '{' : '[', line.start + index + found.length));
  }
}

/** The brackets of a line that follow one of their kind, each the second of a row, from the last to the first. */
const doubledIn = (line: string, mark: string): number[] =>
  [...line.matchAll(/"(?:[^"\\]|\\.)*"?|([}\]])\1+/g)]
    .filter(({ 1: bracket }) => bracket === mark)
    .map(({ index }) => index + 1)
    .slice(-MOST_PLACES)
    .reverse();

/** The brackets that seem to be missing or too many, from first to last; for each, what it may be. */
export const oddBrackets = (text: string): BracketRepair[] => new Walk(text).run();
