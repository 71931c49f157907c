import { DomUtils, ElementType, parseDocument, Parser } from 'htmlparser2';

export type Root = ReturnType<typeof parseDocument>;
export type HtmlNode = Root['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** HTML as a browser reads it before any script runs. */
export const readHtml = (html: string): Root => parseDocument(html);

/** The elements below a node that pass, in document order. */
export const elements = ({ children }: Root | HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement[] =>
  DomUtils.findAll(test, children);

export const isLink = (element: HtmlElement) => element.name === 'a' && element.attribs['href'] !== undefined;
export const hrefOf = (element: HtmlElement) => element.attribs['href'] ?? '';

/** The words that are shown and read out, spaces made single. Pictures and what is hidden from readers have none. */
export const shownWords = (node: HtmlNode): string => collect(node).replaceAll(/\s+/g, ' ').trim();

const UNREAD = new Set(['script', 'style', 'svg', 'template']);
const isUnread = ({ name, attribs }: Pick<HtmlElement, 'name' | 'attribs'>) =>
  UNREAD.has(name) || attribs['aria-hidden'] === 'true';

function collect(node: HtmlNode): string {
  if (node.type === ElementType.Text) return node.data;
  if (!('attribs' in node)) return '';
  if (isUnread(node)) return ' ';
  return node.children.map(collect).join('');
}

/** The same of HTML that is no tree, in less time than it takes to build one. */
export function shownWordsIn(html: string): string {
  let words = '';
  let unread = 0;
  const parser = new Parser({
    onopentag: (name, attribs) => {
      if (unread > 0 || isUnread({ name, attribs })) unread += 1;
    },
    ontext: (text) => {
      if (unread === 0) words += text;
    },
    onclosetag: () => {
      if (unread > 0 && --unread === 0) words += ' ';
    },
  });
  parser.end(html);
  return words.replaceAll(/\s+/g, ' ').trim();
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
