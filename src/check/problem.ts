import type { Edit } from '../content/faults';
import type { Path } from '../content/walk';

export type Severity = 'error' | 'warning';

/** A place in a text. `offset` counts UTF-16 code units from 0; `line` and `column` count from 1. */
export interface Position {
  offset: number;
  line: number;
  column: number;
}

/** `end` is exclusive. */
export interface Range {
  start: Position;
  end: Position;
}

export interface Related {
  file: string;
  range: Range;
  message: string;
}

/** Where in a document something is: the name of a field, its value, or the bracket that opens its value. */
export interface Spot {
  path: Path;
  part: 'name' | 'value' | 'opening';
  /** Offsets inside a text value, for one word or token of it. */
  inside?: { start: number; end: number };
}

/** What a person reads: what is wrong, the literal text that mends it, and what it means for a visitor. */
export interface Words {
  message: string;
  fix: string;
  why: string;
}

export interface Problem extends Words {
  /** A permanent code, such as `unknown-field`. */
  rule: string;
  severity: Severity;
  /** Path from the root of the site with `/`, such as `pages/areas/sw1h.json`. */
  file: string;
  /** The way to the value as RFC 6901 writes it; empty for the whole file. */
  pointer: string;
  range: Range;
  related: Related[];
  /** Changes to this file that mend this problem and nothing else; empty where a person must decide. */
  edits: Edit[];
}

export const pointerOf = (path: Path) =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By file, then by position. */
export const compareProblems = (a: Problem, b: Problem) =>
  compareText(a.file, b.file) || a.range.start.offset - b.range.start.offset || compareText(a.rule, b.rule) || compareText(a.message, b.message);
