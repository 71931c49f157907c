import type { Page } from '../../content/site';
import type { SiteFile } from '../../content/site.schema';
import { compareProblems } from '../problem';
import type { Problem } from '../problem';
import { problemOf } from '../rule';
import type { AnyRule } from '../rule';
import { elements, readHtml } from './html';

export interface Finished {
  pages: readonly Page[];
  business: SiteFile;
  /** The finished page at a route, as it will be served. */
  htmlOf: (route: string) => string;
}

/** What is wrong with the finished pages, told on the documents that they were made from. */
export function reviewBuilt({ pages, business, htmlOf }: Finished, rules: readonly AnyRule[]): Problem[] {
  return pages.flatMap((page) => {
    const html = readHtml(htmlOf(page.route));
    const [main] = elements(html, ({ name }) => name === 'main');
    const finished = { page, html, main, business };
    return rules.flatMap((rule) => ('checkFinished' in rule ? [...rule.checkFinished(finished)] : [])
      .map((diagnostic) => problemOf(rule, { document: page, ...diagnostic })));
  }).sort(compareProblems);
}
