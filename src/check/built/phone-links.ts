import type { SiteFile } from '../../content/documents/site.schema';
import type { Page } from '../../content/site';
import type { SourceLocation } from '../../json/position';
import { isObject } from '../../json/is-object';
import { valuesIn } from '../documents/values';
import type { PlacedValue } from '../texts/strings';
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
export function callSpot(page: Page): SourceLocation {
  const isCall = ({ path, value }: PlacedValue) => path[0] === 'blocks' && isObject(value) && value['do'] === 'call';
  const path = valuesIn(page).find(isCall)?.path;
  return path ? { path, part: 'value' } : { path: ['blocks'], part: 'name' };
}
