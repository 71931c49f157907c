import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import type { Path } from './path';
import { printed, MAX_WIDTH } from './print-json';
import type { Layout } from './print-json';
import { applyEdits } from './text-edit';
import type { Span } from './text-edit';

/*
 * Single changes to the text of a JSON file. Each takes the text and returns the new one; what it does not name stays
 * byte for byte, with line ends, spaces and a byte-order mark. What is put in is printed as our files are, what is
 * moved keeps its own characters. A path that leads nowhere throws, for whoever asks has just read the document.
 */

/** Writes another value in the place of one. */
export function replaceValue(text: string, path: Path, value: unknown): string {
  const span = spanOf(nodeAt(text, path));
  return put(text, span, printed(value, layoutOf(text, span)));
}

/** Takes a field, or an item of a list, out with its comma and its line. */
export function removeValue(text: string, path: Path): string {
  const part = partAt(text, path);
  const [owner, siblings] = [part.parent!, part.parent!.children!];
  const index = siblings.indexOf(part);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (before) return put(text, { start: endOf(before), end: endOf(part) }, '');
  return put(text, after ? { start: part.offset, end: after.offset } : insideOf(owner), '');
}

/** Adds a field behind the last one of an object, or behind `after`. */
export function addField(
  text: string,
  path: Path,
  { name, value, after }: { name: string; value: unknown; after?: string },
): string {
  const object = nodeAt(text, path);
  const fields = object.children ?? [];
  if (fields.length === 0) return replaceValue(text, path, { [name]: value });
  const existing = fields.findIndex(({ children }) => children?.[0]?.value === after);
  const label = `${JSON.stringify(name)}: `;
  const print = (layout: Layout) => label + printed(value, { ...layout, before: layout.before + label.length });
  return insertPart(text, object, existing < 0 ? fields.length : existing + 1, print);
}

/** Adds an item to a list, so that it has this index; without one, at the end. */
export function insertItem(text: string, path: Path, value: unknown, index?: number): string {
  const list = nodeAt(text, path);
  const items = list.children ?? [];
  if (items.length === 0) return replaceValue(text, path, [value]);
  return insertPart(text, list, index ?? items.length, (layout) => printed(value, layout));
}

/** Writes an item of a list a second time, right behind itself. */
export function duplicateItem(text: string, path: Path): string {
  const item = nodeAt(text, path);
  const list = item.parent!;
  return insertPart(text, list, list.children!.indexOf(item) + 1, () => sliceOf(text, item));
}

/** Moves a field or an item among its siblings to another index. What stands between them stays where it is. */
export function movePart(text: string, path: Path, index: number): string {
  const part = partAt(text, path);
  const siblings = part.parent!.children!;
  const order = siblings.filter((each) => each !== part).toSpliced(index, 0, part);
  const edits = siblings.map((each, slot) => ({ ...spanOf(each), insert: sliceOf(text, order[slot]!) }));
  return applyEdits(text, edits);
}

/** Puts a part among those of an object or a list that has some, spaced as they are; on a full line, on the next. */
function insertPart(text: string, owner: Node, index: number, print: (layout: Layout) => string): string {
  const parts = owner.children!;
  const [before, next] = [parts[index - 1], parts[index]];
  const at = before ? endOf(before) : next!.offset;
  const line = layoutOf(text, { start: at, end: at });
  const oneLine = print({ ...line, before: Number.NEGATIVE_INFINITY });
  const isFull = !/[\r\n]/.test(oneLine) && line.before + ', '.length + oneLine.length + line.behind > MAX_WIDTH;
  const ownGap = gapBefore(text, next && before ? next : (before ?? parts[1] ?? next!));
  const gap = ownGap || (isFull ? line.eol + line.indent + line.unit : '');
  const indent = /[ \t]*$/.exec(gap)![0];
  const behind = next && ownGap ? 1 : line.behind;
  const part = gap ? print({ ...line, indent, before: indent.length, behind }) : oneLine;
  return put(text, { start: at, end: at }, before ? `,${gap || ' '}${part}` : `${part},${gap || ' '}`);
}

/** The line break and the indentation before a part; nothing where it stands on the line of the one before it. */
const gapBefore = (text: string, { offset }: Node): string => /\r?\n[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? '';

/** How text is laid out around a span. */
function layoutOf(text: string, { start, end }: Span): Layout {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return {
    indent: /^[ \t]*/.exec(text.slice(lineStart))![0],
    unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ',
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    before: start - lineStart,
    behind: /^[^\r\n]*/.exec(text.slice(end))![0].length,
  };
}

function nodeAt(text: string, path: Path): Node {
  const tree = parseTree(text.replace(/^\uFEFF/, ' '));
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (!node) throw new Error(`There is nothing at /${path.join('/')}.`);
  return node;
}

/** The item at a path, or the whole field: its name and its value. */
function partAt(text: string, path: Path): Node {
  const node = nodeAt(text, path);
  return node.parent!.type === 'property' ? node.parent! : node;
}

const endOf = ({ offset, length }: Node) => offset + length;
const spanOf = (node: Node): Span => ({ start: node.offset, end: endOf(node) });
const insideOf = (node: Node): Span => ({ start: node.offset + 1, end: endOf(node) - 1 });
const sliceOf = (text: string, node: Node) => text.slice(node.offset, endOf(node));
const put = (text: string, { start, end }: Span, insert: string) => text.slice(0, start) + insert + text.slice(end);
