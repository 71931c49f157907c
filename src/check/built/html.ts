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

/**
 * The same for HTML that the renderer wrote, and many times as fast: "<" and ">" stand around tags alone. What it
 * escaped stays escaped.
 */
export function shownWordsIn(html: string): string {
  let words = '';
  let end = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', end)) {
    words += html.slice(end, at);
    end = html.indexOf('>', at) + 1;
    const tag = html.slice(at + 1, end);
    const name = /^[a-z]*/.exec(tag)![0];
    if (!UNREAD.has(name) && !tag.includes('aria-hidden="true"')) continue;
    words += ' ';
    if (!tag.endsWith('/>')) end = endOf(name, html, end);
  }
  return (words + html.slice(end)).replaceAll(/\s+/g, ' ').trim();
}

/** The place behind an element, which may hold others of its name. */
function endOf(name: string, html: string, from: number): number {
  let end = from;
  for (let open = 1; open > 0;) {
    const close = html.indexOf(`</${name}>`, end);
    if (close < 0) return html.length;
    open += html.slice(end, close).split(new RegExp(`<${name}[ >]`)).length - 2;
    end = close + name.length + 3;
  }
  return end;
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
