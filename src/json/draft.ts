import type { Edit, Span } from './text-edit';

/** A text that is mended in thought while it is read, and the way back from it to what the author wrote. */
export class Draft {
  readonly text: string;
  /** In the author's text, by position. */
  readonly #edits: readonly Edit[];

  constructor(text: string, edits: readonly Edit[] = []) {
    this.text = text;
    this.#edits = edits;
  }

  /** A place in the draft → the place in the author's text. What was put in stands where it was put. */
  toAuthor(offset: number): number {
    let shift = 0;
    for (const { start, end, insert } of this.#edits) {
      if (offset < start + shift) break;
      if (offset < start + shift + insert.length) return start;
      shift += insert.length - (end - start);
    }
    return offset - shift;
  }

  spanToAuthor({ start, end }: Span): Span {
    const from = this.toAuthor(start);
    return { start: from, end: Math.max(from, this.toAuthor(end)) };
  }

  /** The edits in the author's text; nothing where they reach into what was put in. */
  editsToAuthor(edits: readonly Edit[]): Edit[] {
    const placed = this.#placed();
    if (edits.some((edit) => placed.some(({ start, end }) => edit.start < end && start < edit.end))) return [];
    return edits.map((edit) => ({ ...this.spanToAuthor(edit), insert: edit.insert }));
  }

  mended(edits: readonly Edit[]): Draft {
    return edits.toSorted((a, b) => b.start - a.start || b.end - a.end).reduce<Draft>((draft, edit) => draft.#with(edit), this);
  }

  /** Where in the draft each edit stands. */
  #placed(): (Span & { edit: Edit })[] {
    let shift = 0;
    return this.#edits.map((edit) => {
      const start = edit.start + shift;
      shift += edit.insert.length - (edit.end - edit.start);
      return { start, end: start + edit.insert.length, edit };
    });
  }

  #with(edit: Edit): Draft {
    const placed = this.#placed();
    const before = placed.filter(({ end }) => end <= edit.start);
    const after = placed.filter(({ start, end }) => end > edit.start && start >= edit.end);
    const met = placed.filter(({ start, end }) => end > edit.start && start < edit.end);
    const from = Math.min(edit.start, ...met.map(({ start }) => start));
    const to = Math.max(edit.end, ...met.map(({ end }) => end));
    const start = from - shiftOf(before);
    const joined = { start, end: to - shiftOf(before) - shiftOf(met), insert: this.text.slice(from, edit.start) + edit.insert + this.text.slice(edit.end, to) };
    const text = this.text.slice(0, edit.start) + edit.insert + this.text.slice(edit.end);
    return new Draft(text, [...before.map((each) => each.edit), joined, ...after.map((each) => each.edit)]);
  }
}

const shiftOf = (placed: readonly { edit: Edit }[]) =>
  placed.reduce((sum, { edit: { start, end, insert } }) => sum + insert.length - (end - start), 0);
