import type { Page } from '../../content/site';
import type { SiteFile } from '../../content/site.schema';
import type { Element, readHtml } from './html';

/** A finished page beside the document that it was made from. */
export interface FinishedPage {
  page: Page;
  html: ReturnType<typeof readHtml>;
  /** What stands between header and footer; `undefined` where a page has no main part. */
  main: Element | undefined;
  business: SiteFile;
}
