import type { SiteFile } from '../../content/site.schema';
import type { Element, Root } from './html';

/** A finished page. */
export interface FinishedPage {
  html: Root;
  /** What stands between header and footer; `undefined` where a page has no main part. */
  main: Element | undefined;
  business: SiteFile;
}
