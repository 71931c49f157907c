import type { SiteFile } from '../../content/documents/site.schema';
import type { HtmlElement, Root } from './html';

/** What of the business its pages must say. */
export type JudgedBy = Pick<SiteFile, 'phone' | 'hotlines' | 'country' | 'locale'>;

/** A finished page. */
export interface FinishedPage {
  html: Root;
  /** What stands between header and footer; `undefined` where a page has no main part. */
  main: HtmlElement | undefined;
  business: JudgedBy;
}
