import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type Root = ReturnType<typeof parseDocument>;
export type HtmlNode = Root['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** HTML as a browser reads it before any script runs. */
export const readHtml = (html: string): Root => parseDocument(html);

const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node;

/** The elements below a node that pass, in document order. */
export const elements = ({ children }: Root | HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement[] =>
  DomUtils.findAll(test, children);

export const isLink = (element: HtmlElement) => element.name === 'a' && element.attribs['href'] !== undefined;
export const hrefOf = (element: HtmlElement) => element.attribs['href'] ?? '';

/** The words that are shown and read out, spaces made single. Pictures and what is hidden from readers have none. */
export const shownWords = (node: HtmlNode): string => collect(node).replaceAll(/\s+/g, ' ').trim();

const UNREAD = new Set(['script', 'style', 'svg', 'template']);

function collect(node: HtmlNode): string {
  if (node.type === ElementType.Text) return node.data;
  if (!isElement(node)) return '';
  if (UNREAD.has(node.name) || node.attribs['aria-hidden'] === 'true') return ' ';
  return node.children.map(collect).join('');
}

/** The structured data of the page, as far as it can be read. */
export const graphsIn = (root: Root): unknown[] =>
  elements(root, ({ name, attribs }) => name === 'script' && attribs['type'] === 'application/ld+json').flatMap(
    (script) => {
      try {
        return [JSON.parse(DomUtils.textContent(script)) as unknown];
      } catch {
        return [];
      }
    },
  );
