/** A stretch of a text, in UTF-16 code units from 0; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** `insert` replaces the text of the span. */
export interface Edit extends Span {
  insert: string;
}

/** The text after edits that do not overlap; their offsets are those of the text as it is given. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = '';
  let from = 0;
  for (const { start, end, insert } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    edited += text.slice(from, start) + insert;
    from = end;
  }
  return edited + text.slice(from);
}
