import type { z } from 'zod';
import { kindOfFile, schemaOf } from '../../content/site';
import type { DocumentKind } from '../../content/site';
import { decode, encode } from '../../json/decode';
import { duplicateItem, insertItem, movePart, removeValue, replaceValue } from '../../json/edit-json';
import { pointerOf, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { applyEdits } from '../../json/text-edit';
import type { Edit } from '../../json/text-edit';
import { newItem, withItems } from './item-ids';
import type { ItemIds } from './item-ids';
import { readSnapshot } from './snapshot';
import type { Snapshot } from './snapshot';
import { clearAt, writeAt } from './write-at';

export type { Snapshot } from './snapshot';

/** The start of a session. */
export interface Beginning {
  path: string;
  /** The file as it lies there; nothing for one that is new. */
  base: { bytes: Uint8Array; hash: string } | undefined;
  /** The text, where it is another than that of the file. */
  text?: string;
  /** For a copy: the page that it was copied from. */
  source?: { path: string; value: unknown };
}

/** Keys within so long after one another, in one field, are one step back. */
const ONE_STEP_MS = 1000;

/** The state of one file that is edited: its text. All else follows from it. */
export class DocumentSession {
  readonly path: string;
  readonly kind: DocumentKind;
  readonly schema: z.ZodType;
  readonly source: Beginning['source'];
  #base: Beginning['base'];
  #baseText: string;
  #now: Snapshot;
  #past: Snapshot[] = [];
  #future: Snapshot[] = [];
  #step: { field: string; at: number } | undefined;
  readonly #listeners = new Set<() => void>();

  constructor({ path, base, text, source }: Beginning) {
    this.path = path;
    this.kind = kindOfFile(path)!;
    this.schema = schemaOf(this.kind);
    this.source = source;
    this.#base = base;
    this.#baseText = base ? decode(base.bytes).text : '';
    this.#now = readSnapshot(text ?? this.#baseText, undefined);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Snapshot => this.#now;

  get base(): Beginning['base'] {
    return this.#base;
  }
  get baseText(): string {
    return this.#baseText;
  }
  get isDirty(): boolean {
    return !this.#base || this.#now.text !== this.#baseText;
  }
  get mayUndo(): boolean {
    return this.#past.length > 0;
  }
  get mayRedo(): boolean {
    return this.#future.length > 0;
  }
  /** The text when it could be read last; nothing where it never could in this session. */
  get lastReadable(): string | undefined {
    return this.#past.findLast(({ isBroken }) => !isBroken)?.text;
  }
  /** As it would be saved: with the byte-order mark that the file has. */
  get bytes(): Uint8Array {
    return encode(this.#now.text, this.#base?.bytes);
  }

  /** Writes a value; the objects and lists around it come into being with it. */
  set(path: Path, value: unknown): void {
    if (valueAt(this.#now.value, path) === value) return;
    this.#change(pointerOf(path), writeAt(this.#written, path, value));
  }

  /** Leaves a field out. */
  clear(path: Path): void {
    this.#change('', clearAt(this.#written, path));
  }

  insert(list: Path, index: number, value: unknown): void {
    const isThere = Array.isArray(valueAt(this.#now.value, list));
    const text = isThere ? insertItem(this.#now.text, list, value, index) : writeAt(this.#written, [...list, 0], value);
    this.#change(
      '',
      text,
      isThere ? withItems(this.#now.ids, list, (items) => items.toSpliced(index, 0, newItem())) : undefined,
    );
  }

  remove(list: Path, index: number): void {
    const ids = withItems(this.#now.ids, list, (items) => items.toSpliced(index, 1));
    this.#change('', removeValue(this.#now.text, [...list, index]), ids);
  }

  duplicate(list: Path, index: number): void {
    const ids = withItems(this.#now.ids, list, (items) => items.toSpliced(index + 1, 0, newItem()));
    this.#change('', duplicateItem(this.#now.text, [...list, index]), ids);
  }

  move(list: Path, index: number, to: number): void {
    const ids = withItems(this.#now.ids, list, (items) => items.toSpliced(index, 1).toSpliced(to, 0, items[index]!));
    this.#change('', movePart(this.#now.text, [...list, index], to), ids);
  }

  /** Puts several entries in the place of one, which keeps its name. */
  split(list: Path, index: number, [first, ...more]: readonly string[]): void {
    const own = replaceValue(this.#now.text, [...list, index], first);
    const text = more.reduce((written, value, nth) => insertItem(written, list, value, index + 1 + nth), own);
    const added = more.map(() => newItem());
    this.#change(
      '',
      text,
      withItems(this.#now.ids, list, (items) => items.toSpliced(index + 1, 0, ...added)),
    );
  }

  /** Puts the words of an entry and those of the one before it into that one. */
  join(list: Path, index: number, words: string): void {
    const ids = withItems(this.#now.ids, list, (items) => items.toSpliced(index, 1));
    const text = replaceValue(this.#now.text, [...list, index - 1], words);
    this.#change('', removeValue(text, [...list, index]), ids);
  }

  /** The whole text, as it is typed where the JSON stands. */
  write(text: string): void {
    this.#change('text', text);
  }

  /** Mends a problem by its edits; their places are those of the text that was checked. */
  mend(edits: readonly Edit[]): void {
    this.#change('', applyEdits(this.#now.text, edits));
  }

  undo(): void {
    const before = this.#past.pop();
    if (!before) return;
    this.#future.push(this.#now);
    this.#show(before);
  }

  redo(): void {
    const next = this.#future.pop();
    if (!next) return;
    this.#past.push(this.#now);
    this.#show(next);
  }

  /** The file lies on the disk as it is here, or was changed there; `text` is what is here then. */
  rebase(base: NonNullable<Beginning['base']>, text = this.#now.text): void {
    this.#base = base;
    this.#baseText = decode(base.bytes).text;
    if (text === this.#now.text) this.#tell();
    else this.#change('', text);
  }

  get #written() {
    return { ...this.#now, schema: this.schema };
  }

  #change(field: string, text: string, ids?: ItemIds): void {
    if (text === this.#now.text) return;
    const at = Date.now();
    const isSameStep = field !== '' && this.#step?.field === field && at - this.#step.at < ONE_STEP_MS;
    if (!isSameStep) this.#past.push(this.#now);
    this.#step = { field, at };
    this.#future = [];
    this.#now = readSnapshot(text, ids ? { ...this.#now, ids } : this.#now);
    this.#tell();
  }

  #show(snapshot: Snapshot): void {
    this.#step = undefined;
    this.#now = snapshot;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
