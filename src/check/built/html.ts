import { parseDocument } from 'htmlparser2';
import type { HtmlElement, HtmlNode, Root } from './html-node';
import { readWritten } from './read-written';

/** A finished page. What the renderer wrote is read fast, and anything else by a general reader, to the same end. */
export const readHtml = (html: string): Root => readWritten(html) ?? readAny(html);

/** The same by the general reader alone. */
export const readAny = (html: string): Root => parseDocument(html) as unknown as Root;

const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node;

/**
 * The same function, which works only once for each node. What it found hangs on the node itself: whatever a `WeakMap`
 * has outlives the quick collections of the engine, and with it the whole page would.
 */
export function oncePerNode<Node extends object, Result>(work: (node: Node) => Result): (node: Node) => Result {
  const name = Symbol('found');
  return (node) => {
    const known = node as { [name]?: { result: Result } };
    known[name] ??= { result: work(node) };
    return known[name].result;
  };
}

/** All elements below a node, in document order. */
const allElements = oncePerNode((root: Root | HtmlElement): readonly HtmlElement[] => {
  const found: HtmlElement[] = [];
  const add = (node: HtmlNode) => {
    if (isElement(node)) found.push(node);
    if ('children' in node) node.children.forEach(add);
  };
  root.children.forEach(add);
  return found;
});

/** The elements below a node that pass, in document order. */
export const elements = (root: Root | HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement[] =>
  allElements(root).filter(test);

export const isLink = (element: HtmlElement) => element.name === 'a' && element.attribs['href'] !== undefined;
export const hrefOf = (element: HtmlElement) => element.attribs['href'] ?? '';

/** The words that are shown and read out, spaces made single. Pictures and what is hidden from readers have none. */
export function shownWords(node: HtmlNode): string {
  return collect(node).replaceAll(/\s+/g, ' ').trim();
}

const UNREAD = new Set(['script', 'style', 'svg', 'template']);

function collect(node: HtmlNode): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node)) return '';
  const isUnread = isElement(node) && (UNREAD.has(node.name) || node.attribs['aria-hidden'] === 'true');
  if (isUnread) return ' ';
  let words = '';
  for (const child of node.children) words += collect(child);
  return words;
}

/** The nearest element around this one that has one of these names. */
export function closest(element: HtmlElement, names: readonly string[]): HtmlElement | undefined {
  for (let around = element.parent; around; around = 'parent' in around ? around.parent : null) {
    if (isElement(around) && names.includes(around.name)) return around;
  }
  return undefined;
}

/** What the page tells search engines, as far as it can be read. */
export const graphsIn = oncePerNode((root: Root): unknown[] =>
  elements(root, ({ name, attribs }) => name === 'script' && attribs['type'] === 'application/ld+json').flatMap(
    (script) => {
      try {
        return [JSON.parse(script.children.map((child) => ('data' in child ? child.data : '')).join('')) as unknown];
      } catch {
        return [];
      }
    },
  ),
);
