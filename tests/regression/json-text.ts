import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';

export type Path = readonly (string | number)[];

/** A field of an object or an item of a list, and where it stands in its text. */
export interface Entry {
  path: Path;
  /** The name with its quotes; nothing for an item. */
  name: Span | undefined;
  value: Span;
  /** Where the bracket stands that holds it. */
  opening: number;
  type: Node['type'];
  json: unknown;
}

export interface Span {
  start: number;
  end: number;
}

const spanOf = ({ offset, length }: Node): Span => ({ start: offset, end: offset + length });

/** Faults are planted in the same texts again and again. */
const trees = new Map<string, Node>();
/** More files than the site has. */
const MOST_TREES = 200;

function treeOf(text: string): Node {
  const known = trees.get(text);
  if (known) return known;
  const tree = parseTree(text);
  if (!tree) throw new Error('This is no JSON.');
  if (trees.size === MOST_TREES) trees.clear();
  trees.set(text, tree);
  return tree;
}

const entries = new WeakMap<Node, readonly Entry[]>();

/** Every field and item of a text, outer ones first. */
export function entriesOf(text: string): readonly Entry[] {
  const tree = treeOf(text);
  const found = entries.get(tree) ?? entriesIn(tree, [], text);
  entries.set(tree, found);
  return found;
}

function entriesIn(node: Node, path: Path, text: string): Entry[] {
  return childrenOf(node).flatMap((child, index) => {
    const [name, value] = child.type === 'property' ? (child.children! as [Node, Node]) : [undefined, child];
    const here = [...path, name ? String(name.value) : index];
    const span = spanOf(value!);
    return [
      {
        path: here,
        name: name && spanOf(name),
        value: span,
        opening: node.offset,
        type: value!.type,
        json: JSON.parse(text.slice(span.start, span.end)) as unknown,
      },
      ...entriesIn(value!, here, text),
    ];
  });
}

export function find(text: string, path: Path): Entry {
  const node = findNodeAtLocation(treeOf(text), [...path]);
  if (!node) throw new Error(`There is nothing at ${path.join('.')}.`);
  const owner = node.parent?.type === 'property' ? node.parent.parent : node.parent;
  const value = spanOf(node);
  return {
    path,
    value,
    name: node.parent?.type === 'property' ? spanOf(node.parent.children![0]!) : undefined,
    opening: owner?.offset ?? 0,
    type: node.type,
    json: JSON.parse(text.slice(value.start, value.end)) as unknown,
  };
}

export const has = (text: string, path: Path): boolean => findNodeAtLocation(treeOf(text), [...path]) !== undefined;

export const splice = (text: string, { start, end }: Span, insert: string): string =>
  text.slice(0, start) + insert + text.slice(end);

/** The text with another value at a path. */
export const withValue = (text: string, path: Path, value: unknown): string =>
  splice(text, find(text, path).value, JSON.stringify(value));

/** The text with one more field, the first of an object. */
export function withField(text: string, path: Path, [name, value]: [name: string, value: unknown]): string {
  const {
    value: { start },
  } = path.length > 0 ? find(text, path) : { value: spanOf(treeOf(text)) };
  const isEmpty = /^\{\s*\}/.test(text.slice(start));
  return splice(
    text,
    { start: start + 1, end: start + 1 },
    ` ${JSON.stringify(name)}: ${JSON.stringify(value)}${isEmpty ? ' ' : ','}`,
  );
}

/** The text with one more item at the end of a list. */
export function withItem(text: string, path: Path, item: unknown): string {
  const { value, json } = find(text, path);
  const end = value.end - 1;
  return splice(text, { start: end, end }, `${(json as unknown[]).length > 0 ? ', ' : ''}${JSON.stringify(item)}`);
}

/** What has to be cut out so that an entry is gone and its comma with it. */
export function cutOf(text: string, { name, value }: Entry): Span {
  const start = name?.start ?? value.start;
  const after = /^\s*,\s*/.exec(text.slice(value.end));
  if (after) return { start, end: value.end + after[0].length };
  const before = /,\s*$/.exec(text.slice(0, start));
  return { start: start - (before?.[0].length ?? 0), end: value.end };
}

/** The text without the field or item at a path. */
export const without = (text: string, path: Path): string => splice(text, cutOf(text, find(text, path)), '');

/** Of the many points and districts of a region the first few stand for all. */
const FEW = 3;
const isMany = ({ type, children = [] }: Node) =>
  type === 'array' && (children.length > 200 || children[0]?.type === 'array');
const childrenOf = (node: Node): Node[] => (isMany(node) ? node.children!.slice(0, FEW) : (node.children ?? []));
