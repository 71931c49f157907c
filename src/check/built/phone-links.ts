import type { SiteFile } from '../../content/documents/site.schema';
import type { Page } from '../../content/site';
import type { Path } from '../../json/path';
import type { SourceLocation } from '../../json/position';
import { isObject } from '../../json/is-object';
import { elements, hrefOf, isLink, shownWords } from './html';
import type { HtmlElement, Root } from './html';

export interface PhoneLink {
  element: HtmlElement;
  /** The dialled number: the text behind "tel:". */
  number: string;
  words: string;
}

/** Every link that dials, in reading order. */
export const phoneLinks = (root: Root | HtmlElement): PhoneLink[] =>
  elements(root, (element) => isLink(element) && hrefOf(element).startsWith('tel:')).map((element) => ({
    element,
    number: hrefOf(element).slice('tel:'.length),
    words: shownWords(element),
  }));

export const isOurs = ({ number }: PhoneLink, { business }: { business: Pick<SiteFile, 'phone'> }) =>
  number === business.phone.international;

/** Where a person who writes the page looks for its numbers: the first button that calls, else the blocks. */
export function callSpot({ document }: Page): SourceLocation {
  const path = firstCall(document.blocks, ['blocks']);
  return path ? { path, part: 'value' } : { path: ['blocks'], part: 'name' };
}

function firstCall(value: unknown, path: Path): Path | undefined {
  if (isObject(value) && value['do'] === 'call') return path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = firstCall(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}
