import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import { decode } from './decode';
import type { Span } from './text-edit';
import type { TextRange, SourceLocation } from './position';

/** A parsed tree takes twenty times the memory of its text, so only this many are kept. */
const MOST_TREES = 500;
const withTrees: WeakRef<Source>[] = [];

/** The text of one file, and where in it each value stands. Positions are looked up only when a problem needs them. */
export class Source {
  readonly file: string;
  /** What is written in the file. */
  readonly content: string | Uint8Array;
  #decoded: string | undefined;
  #lineStarts: number[] | undefined;
  #tree: Node | undefined;
  /** Cached for the last text, because a text with many problems is looked up many times. */
  #inText: { node: Node; offsets: readonly number[] } | undefined;

  /** `content` as bytes is made a text only when a problem asks for it: of ten thousand pages few have one. */
  constructor(file: string, content: string | Uint8Array) {
    this.file = file;
    this.content = content;
  }

  get #text(): string {
    this.#decoded ??= typeof this.content === 'string' ? this.content : decode(this.content).text;
    return this.#decoded;
  }

  range({ start, end }: Span): TextRange {
    return { start: this.#position(start), end: this.#position(end) };
  }

  /** The range of a location. The start of the file where the text has no such place. */
  span({ path, part, inside }: SourceLocation): Span {
    const tree = this.#parsed();
    const node = tree && findNodeAtLocation(tree, [...path]);
    if (!node) return { start: 0, end: 0 };
    const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    if (part === 'name' && name) return spanOf(name);
    if (part === 'opening') return { start: node.offset, end: node.offset + 1 };
    if (inside && node.type === 'string') return this.#spanInText(node, inside);
    return spanOf(node);
  }

  #parsed(): Node | undefined {
    if (this.#tree) return this.#tree;
    this.#tree = parseTree(this.#text);
    withTrees.push(new WeakRef(this));
    const oldest = withTrees.length > MOST_TREES ? withTrees.shift()?.deref() : undefined;
    if (oldest) oldest.#forget();
    return this.#tree;
  }

  #forget(): void {
    this.#tree = undefined;
    this.#inText = undefined;
  }

  /** Offsets of a text's value → offsets in the file, where `\n` or `\u00e9` take more than one character. */
  #spanInText(node: Node, { start, end }: Span): Span {
    const last = node.offset + node.length - 1;
    if (this.#inText?.node !== node) {
      const offsets: number[] = [];
      let at = node.offset + 1;
      while (at < last) {
        offsets.push(at);
        at += this.#text[at] !== '\\' ? 1 : this.#text[at + 1] === 'u' ? 6 : 2;
      }
      this.#inText = { node, offsets };
    }
    const { offsets } = this.#inText;
    return { start: offsets[start] ?? last, end: offsets[end] ?? last };
  }

  #position(offset: number) {
    this.#lineStarts ??= [0, ...[...this.#text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#lineStarts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { offset, line: low + 1, column: offset - this.#lineStarts[low]! + 1 };
  }
}

const spanOf = ({ offset, length }: Node): Span => ({ start: offset, end: offset + length });
