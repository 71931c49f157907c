import { parseDocument } from 'htmlparser2';
import type { HtmlElement, HtmlNode, Root, HtmlText } from './html-node';

/** Elements that have no end. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** What stands in these is text to its very end. */
const RAW = new Set(['script', 'style']);
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** What is not written as the renderer writes it: the general reader takes it then. */
class Unusual extends Error {}

/**
 * Reads HTML that was written by the renderer: every element closed, every attribute in double quotes. Eight times as
 * fast as a reader of anything. Comments and the shapes of drawings are left out. Nothing where it is written
 * otherwise.
 */
export function readWritten(html: string): Root | undefined {
  try {
    return read(html);
  } catch (error) {
    if (error instanceof Unusual) return undefined;
    throw error;
  }
}

function read(html: string): Root {
  const root: Root = { type: 'root', children: [] };
  let parent: Root | WrittenElement = root;
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    if (tag < 0) break;
    if (tag > at) addText(parent, decoded(html.slice(at, tag)));
    if (html.startsWith('<!--', tag)) {
      at = after(html, '-->', tag + 4);
      continue;
    }
    const end = endOfTag(html, tag);
    at = end + 1;
    const second = html.charCodeAt(tag + 1);
    if (second === 33 /* ! */) continue;
    if (second === 47 /* / */) {
      if (parent === root || (parent as WrittenElement).name !== html.slice(tag + 2, end).toLowerCase())
        throw new Unusual();
      parent = (parent as WrittenElement).parent as Root | WrittenElement;
      continue;
    }
    const element: WrittenElement = elementOf(html.slice(tag + 1, end), parent);
    parent.children.push(element);
    if (element.name === 'svg' && html.charCodeAt(end - 1) !== 47) {
      at = after(html, '</svg>', at);
      if (html.slice(end, at).includes('<svg')) throw new Unusual();
    } else if (RAW.has(element.name)) {
      const close = html.indexOf(`</${element.name}>`, at);
      if (close < 0) throw new Unusual();
      if (close > at) addText(element, html.slice(at, close));
      at = close + element.name.length + 3;
    } else if (!VOID.has(element.name) && html.charCodeAt(end - 1) !== 47) {
      parent = element;
    }
  }
  if (parent !== root) throw new Unusual();
  if (at < html.length) addText(root, decoded(html.slice(at)));
  return root;
}

/** Its attributes are read when they are asked for: most elements are never asked. */
class WrittenElement implements HtmlElement {
  readonly type = 'tag';
  readonly name: string;
  readonly children: HtmlNode[] = [];
  readonly parent: HtmlNode;
  readonly #written: string;
  #attribs: Record<string, string> | undefined;

  constructor(name: string, written: string, parent: HtmlNode) {
    this.name = name;
    this.#written = written;
    this.parent = parent;
  }

  get attribs(): Record<string, string> {
    this.#attribs ??= attributesOf(this.#written);
    return this.#attribs;
  }
}

const NAME = /^[a-zA-Z][a-zA-Z0-9-]*/;

function elementOf(tag: string, parent: Root | WrittenElement): WrittenElement {
  const name = NAME.exec(tag)?.[0];
  if (name === undefined) throw new Unusual();
  return new WrittenElement(name.toLowerCase(), tag.slice(name.length), parent);
}

/** ` href="/" hidden` → `{ href: '/', hidden: '' }`. */
function attributesOf(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  const end = written.endsWith('/') ? written.length - 1 : written.length;
  for (let at = 0; at < end;) {
    if (written[at] === ' ') {
      at += 1;
      continue;
    }
    const space = indexOr(end, written.indexOf(' ', at));
    const equals = indexOr(end, written.indexOf('=', at));
    const name = written.slice(at, Math.min(space, equals, end)).toLowerCase();
    if (space <= equals) {
      attributes[name] ??= '';
      at = space;
      continue;
    }
    const close = written.indexOf('"', equals + 2);
    if (written[equals + 1] !== '"' || close < 0) return generalAttributesOf(written);
    attributes[name] ??= decoded(written.slice(equals + 2, close));
    at = close + 1;
  }
  return attributes;
}

const indexOr = (end: number, found: number) => (found < 0 ? end : found);

const generalAttributesOf = (written: string) =>
  (parseDocument(`<a${written}>`).children[0] as unknown as HtmlElement).attribs;

/** Where a tag ends: a ">" may stand in the value of an attribute. */
function endOfTag(html: string, start: number): number {
  const end = html.indexOf('>', start);
  if (end < 0) throw new Unusual();
  let quotes = 0;
  for (let at = html.indexOf('"', start); at >= 0 && at < end; at = html.indexOf('"', at + 1)) quotes += 1;
  if (quotes % 2 === 0) return end;
  const close = html.indexOf('"', end);
  if (close < 0) throw new Unusual();
  return endOfTag(html, close + 1);
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  if (found < 0) throw new Unusual();
  return found + mark.length;
}

function addText(parent: Root | WrittenElement, data: string): void {
  const text: HtmlText = { type: 'text', data, parent };
  parent.children.push(text);
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&[a-zA-Z#0-9]+;/g, (entity) => ENTITIES[entity] ?? plainText(entity));
}

/** An entity that the renderer does not write. */
const plainText = (entity: string) => (parseDocument(entity).children[0] as unknown as HtmlText).data;
