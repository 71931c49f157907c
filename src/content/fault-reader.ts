import type { Edit, Fault, FaultCode, Span } from './faults';

/** Thrown where nothing that follows could be told apart from what the fault caused. */
export class StopReading extends Error {}

const MOST_FAULTS = 20;

export const CURLY = /[“”„‟″«»]/;
const ODD_SPACE = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]/;

/** A bracket that waits to be closed. */
export interface Open extends Span {
  char: '{' | '[';
  /** The field it is the value of. */
  name: string;
}

/** A cursor over the text, and the faults found so far. */
export class FaultReader {
  at = 0;
  readonly faults: Fault[] = [];
  readonly open: Open[] = [];
  /** Closed by a bracket that, by its indentation, belongs to another. */
  suspect: Open | undefined;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get char(): string {
    return this.text[this.at] ?? '';
  }

  get atEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** What the sticky pattern matches here, without moving. */
  peek(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  fault(code: FaultCode, span: Span, more: { wanted?: string; related?: Span; edits?: Edit[]; found?: string } = {}): void {
    const found = this.text.slice(span.start, span.end);
    this.faults.push({ code, ...span, found, edits: [], ...more });
    if (this.faults.length >= MOST_FAULTS) throw new StopReading();
  }

  stop(code: FaultCode, span: Span, more: { related?: Span; found?: string } = {}): never {
    this.fault(code, span, more);
    throw new StopReading();
  }

  /** One character that is replaced by `wanted`. */
  replace(code: FaultCode, span: Span, wanted: string): void {
    this.fault(code, span, { wanted, edits: [{ ...span, insert: wanted }] });
  }

  /** Goes past spaces and line ends, and names what is no JSON space: comments, no-break spaces. */
  skip(): void {
    for (;;) {
      this.at += this.peek(/[ \t\r\n]*/y).length;
      const comment = this.peek(/\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)|#[^\r\n]*|<!--[^]*?(?:-->|$)/y);
      if (comment) {
        this.cut('comment', comment);
        continue;
      }
      if (!ODD_SPACE.test(this.char)) return;
      const spaces = this.peek(/[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]+/y);
      const span = { start: this.at, end: this.at + spaces.length };
      this.replace('no-break-space', span, /^[\u200b\u2060\ufeff]+$/.test(spaces) ? '' : ' '.repeat(spaces.length));
      this.at = span.end;
    }
  }

  private cut(code: FaultCode, found: string): void {
    const span = { start: this.at, end: this.at + found.length };
    this.fault(code, span, { edits: [{ ...span, insert: '' }] });
    this.at = span.end;
  }

  /** Where the line of `offset` ends, line break not included. */
  lineEnd(offset = this.at): number {
    const end = this.text.slice(offset).search(/[\r\n]/);
    return end < 0 ? this.text.length : offset + end;
  }

  /** The spaces before the first word of the line, or `undefined` when something else stands before `offset`. */
  indentation(offset: number): number | undefined {
    const start = this.text.lastIndexOf('\n', offset - 1) + 1;
    return this.text.slice(start, offset).trim() === '' ? offset - start : undefined;
  }

  /** How far the line of `offset` is indented. */
  lineIndentation(offset: number): number {
    const start = this.text.lastIndexOf('\n', offset - 1) + 1;
    return this.text.slice(start).search(/[^ \t]/);
  }
}
