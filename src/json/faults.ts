/** What can be wrong with a file before it is JSON. The words for each are in `check/`. */
export const FAULT_CODES = [
  'bad-escape', 'binary-file', 'byte-order-mark', 'comment', 'control-character', 'curly-quotes', 'duplicate-field',
  'empty-file', 'extra-bracket', 'extra-comma', 'file-too-large', 'forbidden-name', 'line-break-in-text', 'merge-conflict',
  'missing-colon', 'missing-comma', 'missing-value', 'no-break-space', 'not-json', 'not-utf-8', 'number-form', 'quote-in-text',
  'single-quotes', 'tab-in-text', 'text-after-end', 'text-before-start', 'too-deep', 'trailing-comma', 'unclosed-bracket',
  'unclosed-text', 'unexpected-character', 'unopened-bracket', 'unopened-text', 'unquoted-name', 'unquoted-text', 'utf-16', 'wrong-word',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** A stretch of the text, in UTF-16 code units; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

export interface Edit extends Span {
  insert: string;
}

export interface Fault extends Span {
  code: FaultCode;
  /** The author's own characters. */
  found: string;
  /** What to write in their place, where that is certain. */
  wanted?: string;
  /** Another place that belongs to it: the first of two equal fields, the bracket that is not closed. */
  related?: Span;
  /** How often the same stands on this line again, and on how many lines right below it. */
  more?: { here: number; below: number };
  /** Changes that mend it and nothing else. */
  edits: Edit[];
}
