import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import type { Path } from './path';

/*
 * Changes to the text of a JSON file that leave every other character as it was. Each takes the text and returns the
 * new one; a path that leads nowhere throws, because whoever asks has just read the document.
 */

export function replaceValue(text: string, path: Path, value: unknown): string {
  const node = nodeAt(text, path);
  return splice(text, node.offset, node.offset + node.length, literalOf(value));
}

export function renameField(text: string, path: Path, name: string): string {
  const key = nodeAt(text, path).parent!.children![0]!;
  return splice(text, key.offset, key.offset + key.length, JSON.stringify(name));
}

/** Takes a field, or an item of a list, out with its comma and its line. */
export function removeValue(text: string, path: Path): string {
  const value = nodeAt(text, path);
  const node = value.parent!.type === 'property' ? value.parent! : value;
  const siblings = node.parent!.children!;
  const index = siblings.indexOf(node);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (before) return splice(text, endOf(before), endOf(node), '');
  return splice(text, node.offset, after ? after.offset : endOf(node), '');
}

/** Adds a field behind the last one of an object, or behind `after`; on a line of its own where the others are. */
export function addField(text: string, path: Path, { name, value, after }: { name: string; value: unknown; after?: string }): string {
  const object = nodeAt(text, path);
  const fields = object.children ?? [];
  const neighbour = fields.find(({ children }) => children?.[0]?.value === after) ?? fields.at(-1);
  const field = `${JSON.stringify(name)}: ${literalOf(value)}`;
  if (!neighbour) return splice(text, object.offset, endOf(object), `{ ${field} }`);
  return splice(text, endOf(neighbour), endOf(neighbour), `,${spaceBefore(text, neighbour)}${field}`);
}

/** Adds an item at the end of a list. */
export function addItem(text: string, path: Path, value: unknown): string {
  const list = nodeAt(text, path);
  const last = list.children?.at(-1);
  if (!last) return splice(text, list.offset, endOf(list), literalOf([value]));
  return splice(text, endOf(last), endOf(last), `,${spaceBefore(text, last) || ' '}${literalOf(value)}`);
}

/** A value on one line, spaced as the pages are: `{ "latitude": 51.5, "longitude": -0.1 }`. */
export function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${literalOf(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function nodeAt(text: string, path: Path): Node {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (!node) throw new Error(`There is nothing at /${path.join('/')}.`);
  return node;
}

const endOf = ({ offset, length }: Node) => offset + length;
const spaceBefore = (text: string, { offset }: Node) => /\s*$/.exec(text.slice(0, offset))![0];
const splice = (text: string, start: number, end: number, insert: string) => text.slice(0, start) + insert + text.slice(end);
