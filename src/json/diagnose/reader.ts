import type { Fault, FaultCode } from '../faults';
import type { Edit, Span } from '../text-edit';

/** A fault, and the changes with which one may read on; none where nobody can say. */
export interface FirstFault extends Fault {
  repair: readonly Edit[];
}

/** The details of a fault beside its code and place. */
export interface FaultDetails extends Partial<Pick<Fault, 'found' | 'wanted' | 'related' | 'more' | 'edits'>> {
  /** For a fault whose mending is uncertain, the edits that let reading continue. */
  repair?: Edit[];
}

/** Thrown where reading ends: at the first fault. */
export class FaultFound extends Error {
  readonly fault: FirstFault;

  constructor(fault: FirstFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** A bracket that waits to be closed. */
export interface Open extends Span {
  char: '{' | '[';
  /** The field it is the value of. */
  name: string;
  /** Its field that was read last: its name, and where its value begins. */
  field?: Span & { name: string; value: number };
}

/** Nobody makes one mistake in more places of a line. */
const MOST_EDITS = 300;
const ODD_SPACE = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]+/y;
const WITHOUT_WIDTH = /^[\u200b\u2060\ufeff]+$/;
const COMMENT =
  /\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)|#(?!\d|[A-Z/\d]+[!?]|N\/A|[\dA-Fa-f]{3,8}["”])[^\r\n]*|<!--[^]*?(?:-->|$)/y;

/** A cursor over the text, up to its first fault. */
export class Reader {
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

  /** The kinds of the brackets that are open, from the outermost to the innermost. */
  get brackets(): string[] {
    return this.open.map(({ char }) => char);
  }

  /** The match of the sticky pattern at the current offset, which stays. */
  peek(pattern: RegExp, at = this.at): string {
    pattern.lastIndex = at;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  fault(code: FaultCode, { start, end }: Span, details: FaultDetails = {}): never {
    const { edits = [], repair = edits, ...more } = details;
    const isMendable = edits.length <= MOST_EDITS && repair.length <= MOST_EDITS;
    const changes = isMendable ? { edits, repair } : { edits: [], repair: [] };
    throw new FaultFound({ code, start, end, found: this.text.slice(start, end), ...more, ...changes });
  }

  /** A stretch that is replaced by `wanted`. */
  replace(code: FaultCode, { start, end }: Span, wanted: string): never {
    this.fault(code, { start, end }, { wanted, edits: [{ start, end, insert: wanted }] });
  }

  /** A stretch that has no place here. Words are reported and never removed: somebody wrote them to be read. */
  removeStray({ start, end }: Span, repair: Edit = { start, end, insert: '' }): never {
    const isWords = /[\p{L}\d]/u.test(this.text.slice(start, end));
    const details = { wanted: repair.insert, edits: isWords ? [] : [repair], repair: [repair] };
    this.fault('unexpected-character', { start, end }, details);
  }

  /** Goes past spaces and line ends, and names what is no JSON space: comments, no-break spaces. */
  skip(): void {
    this.at += this.peek(/[ \t\r\n]*/y).length;
    const start = this.at;
    const comment = this.peek(COMMENT);
    if (comment) this.replace('comment', { start, end: start + comment.length }, '');
    const spaces = this.peek(ODD_SPACE);
    if (!spaces) return;
    const wanted = WITHOUT_WIDTH.test(spaces) ? '' : ' '.repeat(spaces.length);
    this.replace('no-break-space', { start, end: start + spaces.length }, wanted);
  }

  /** The end of the line of `offset`, line break not included. */
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
