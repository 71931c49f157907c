import type { Edit } from '../json/text-edit';
import type { TextRange } from '../json/position';

export type Severity = 'error' | 'warning';

export interface Related {
  file: string;
  range: TextRange;
  message: string;
}

/** The message for a person: what is wrong, the literal text that mends it, and the consequence for a visitor. */
export interface Words {
  message: string;
  fix: string;
  why: string;
}

export interface Problem extends Words {
  /** A permanent code, such as `unknown-field`. */
  rule: string;
  severity: Severity;
  /** Path from the root of the site with `/`, such as `pages/areas/hill.json`. */
  file: string;
  /** The way to the value as RFC 6901 writes it; empty for the whole file. */
  pointer: string;
  range: TextRange;
  related: Related[];
  /** Changes to this file that mend this problem and nothing else; empty where a person must decide. */
  edits: Edit[];
}

export const wholeFile = (file: string, rule: string, words: Words): Problem => ({
  rule,
  severity: 'error',
  file,
  pointer: '',
  range: { start: BEGINNING, end: BEGINNING },
  ...words,
  related: [],
  edits: [],
});

const BEGINNING = { line: 1, column: 1, offset: 0 };

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By file, then by position. */
export const compareProblems = (a: Problem, b: Problem) =>
  compareText(a.file, b.file) ||
  a.range.start.offset - b.range.start.offset ||
  compareText(a.rule, b.rule) ||
  compareText(a.message, b.message);
