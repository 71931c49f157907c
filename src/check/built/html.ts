import { DomUtils, parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
export type Element = Extract<Document['children'][number], { attribs: unknown }>;
type Node = Document | Document['children'][number];

/** A finished page, as a browser reads it before any script runs. */
export const readHtml = (html: string): Document => parseDocument(html);

/** The elements below a node that pass, in document order. */
export const elements = (root: Node, test: (element: Element) => boolean): Element[] =>
  DomUtils.findAll((element) => test(element as Element), 'children' in root ? root.children : []) as Element[];

export const isLink = (element: Element) => element.name === 'a' && element.attribs['href'] !== undefined;
export const hrefOf = (element: Element) => element.attribs['href'] ?? '';

/** The words that are shown and read out, spaces made single. Pictures and what is hidden from readers have none. */
export function wordsOf(node: Node): string {
  return collect(node).replaceAll(/\s+/g, ' ').trim();
}

const UNREAD = new Set(['script', 'style', 'svg', 'template']);

function collect(node: Node): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node)) return '';
  const isUnread = 'attribs' in node && (node.attribs['aria-hidden'] === 'true' || UNREAD.has(node.name));
  if (isUnread) return ' ';
  return node.children.map(collect).join('');
}

/** The nearest element around this one that has one of these names. */
export function closest(element: Element, names: readonly string[]): Element | undefined {
  let around = element.parent as Node | null;
  while (around) {
    if ('name' in around && names.includes(around.name)) return around as Element;
    around = around.parent as Node | null;
  }
  return undefined;
}

/** What the page tells search engines, as far as it can be read. */
export function graphsIn(root: Node): unknown[] {
  return elements(root, ({ name, attribs }) => name === 'script' && attribs['type'] === 'application/ld+json')
    .flatMap((script) => {
      try {
        return [JSON.parse(script.children.map((child) => ('data' in child ? child.data : '')).join('')) as unknown];
      } catch {
        return [];
      }
    });
}
