import type { Fault, FaultCode } from '../faults';
import type { Edit, Span } from '../text-edit';

/** A fault, and the changes with which one may read on; none where nobody can say. */
export interface Found extends Fault {
  repair: readonly Edit[];
}

/** What is known of a fault beside its name and place. */
export interface Known {
  found?: string;
  wanted?: string;
  related?: Span;
  more?: Fault['more'];
  edits?: Edit[];
  /** Where it is not certain how to mend it, but how to read on. */
  repair?: Edit[];
}

/** Nobody makes one mistake in more places of a line. */
const MOST_EDITS = 300;

/** Thrown at the first fault. */
export class FaultFound extends Error {
  readonly fault: Found;

  constructor(fault: Found) {
    super(fault.code);
    this.fault = fault;
  }
}

export const CURLY = /[“”„‟″«»]/;
const ODD_SPACE = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]+/y;

/** A bracket that waits to be closed. */
export interface Open extends Span {
  char: '{' | '[';
  /** The field it is the value of. */
  name: string;
  /** Its field that was read last: its name, and where its value begins. */
  field?: Span & { value: number };
}

/** A cursor over the text, up to its first fault. */
export class FaultReader {
  at = 0;
  readonly open: Open[] = [];
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
  peek(pattern: RegExp, at = this.at): string {
    pattern.lastIndex = at;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  fault(code: FaultCode, { start, end }: Span, known: Known = {}): never {
    const { edits = [], repair = edits, ...more } = known;
    const isMeant = edits.length <= MOST_EDITS && repair.length <= MOST_EDITS;
    throw new FaultFound({ code, start, end, found: this.text.slice(start, end), ...more, edits: isMeant ? edits : [], repair: isMeant ? repair : [] });
  }

  /** A stretch that is replaced by `wanted`. */
  replace(code: FaultCode, span: Span, wanted: string): never {
    this.fault(code, span, { wanted, edits: [{ ...span, insert: wanted }] });
  }

  /** Goes past spaces and line ends, and names what is no JSON space: comments, no-break spaces. */
  skip(): void {
    this.at += this.peek(/[ \t\r\n]*/y).length;
    const start = this.at;
    const comment = this.peek(/\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)|#[^\r\n]*|<!--[^]*?(?:-->|$)/y);
    if (comment) this.replace('comment', { start, end: start + comment.length }, '');
    const spaces = this.peek(ODD_SPACE);
    if (spaces) this.replace('no-break-space', { start, end: start + spaces.length }, /^[\u200b\u2060\ufeff]+$/.test(spaces) ? '' : ' '.repeat(spaces.length));
  }

  /** Where the line of `offset` ends, line break not included. */
  lineEnd(offset = this.at): number {
    return offset + this.peek(/[^\r\n]*/y, offset).length;
  }

  lineStart(offset = this.at): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** How far the line of `offset` is indented. */
  indentation(offset: number): number {
    return this.peek(/[ \t]*/y, this.lineStart(offset)).length;
  }
}
