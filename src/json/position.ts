import type { Path } from './path';

/** A place in a text. `offset` counts UTF-16 code units from 0; `line` and `column` count from 1. */
export interface TextPosition {
  offset: number;
  line: number;
  column: number;
}

/** `end` is exclusive. */
export interface TextRange {
  start: TextPosition;
  end: TextPosition;
}

/** A part of a document: the name of a field, its value, or the bracket that opens its value. */
export interface SourceLocation {
  path: Path;
  part: 'name' | 'value' | 'opening';
  /** Offsets inside a text value, for one word or token of it. */
  inside?: { start: number; end: number };
}
