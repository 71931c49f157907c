import { applyEdits } from '../text-edit';
import type { Edit, Span } from '../text-edit';

/** A text that is mended in thought while it is read, and the way back from it to what the author wrote. */
export class Draft {
  readonly text: string;
  /** The draft it was made from, and the edits, by position. */
  readonly #made: { from: Draft; edits: readonly Edit[] } | undefined;

  constructor(text: string, made?: { from: Draft; edits: readonly Edit[] }) {
    this.text = text;
    this.#made = made;
  }

  mended(edits: readonly Edit[]): Draft {
    return new Draft(applyEdits(this.text, edits), { from: this, edits: edits.toSorted((a, b) => a.start - b.start) });
  }

  /** The span in the author's text. What was put in stands where it was put. */
  spanToAuthor({ start, end }: Span): Span {
    const from = this.#toAuthor(start);
    return { start: from, end: Math.max(from, this.#toAuthor(end)) };
  }

  /** The edits in the author's text; nothing where they reach into what was put in. */
  editsToAuthor(edits: readonly Edit[]): Edit[] {
    if (!this.#made) return [...edits];
    const before = edits.map((edit) => ({ ...edit, start: this.#before(edit.start), end: this.#before(edit.end) }));
    if (edits.some(({ start, end }) => this.#isPutIn({ start, end }))) return [];
    return this.#made.from.editsToAuthor(before.map((edit) => ({ ...edit, end: Math.max(edit.start, edit.end) })));
  }

  #toAuthor(offset: number): number {
    return this.#made ? this.#made.from.#toAuthor(this.#before(offset)) : offset;
  }

  /** A place in this draft → the place in the draft that it was made from. */
  #before(offset: number): number {
    let shift = 0;
    for (const { start, end, insert } of this.#made!.edits) {
      if (offset < start + shift) break;
      if (offset < start + shift + insert.length) return start;
      shift += insert.length - (end - start);
    }
    return offset - shift;
  }

  /** Whether a span reaches into what was put in. */
  #isPutIn(span: Span): boolean {
    let shift = 0;
    return this.#made!.edits.some(({ start, end, insert }) => {
      const from = start + shift;
      shift += insert.length - (end - start);
      return span.start < from + insert.length && from < span.end;
    });
  }
}
