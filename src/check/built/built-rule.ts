import type { Page } from '../../content/manifest';
import type { SiteFile } from '../../content/site.schema';
import type { Words } from '../problem';
import type { SourceLocation } from '../../json/position';
import type { Rule } from '../rule';
import type { Element, readHtml } from './html';

/** A finished page beside the document that it was made from. */
export interface BuiltPage {
  page: Page;
  html: ReturnType<typeof readHtml>;
  /** What stands between header and footer; `undefined` where a page has no main part. */
  main: Element | undefined;
  business: SiteFile;
}

export interface BuiltFinding {
  /** In the document of the page. */
  location: SourceLocation;
  words: Words;
}

/** A rule that needs the finished page. It runs in the build, before anything is published, and no page is an exception. */
export interface BuiltRule extends Pick<Rule, 'code' | 'severity' | 'summary' | 'example'> {
  check(page: BuiltPage): Iterable<BuiltFinding>;
}
