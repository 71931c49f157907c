import { decode } from '../../json/decode';
import type { Manifest } from '../../content/manifest';
import { compareProblems } from '../problem';
import type { Problem } from '../problem';
import { problemOf } from '../rule';
import type { AnyRule } from '../rule';
import { Source } from '../../json/source';
import { elements, readHtml } from './html';

export interface Finished {
  manifest: Manifest;
  /** The finished page at a route, as it will be served. */
  htmlOf: (route: string) => string;
  /** The documents as their authors wrote them, for the places of problems. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** What is wrong with the finished pages, told on the documents that they were made from. */
export function reviewBuilt({ manifest, htmlOf, files }: Finished, rules: readonly AnyRule[]): Problem[] {
  return manifest.pages.flatMap((page) => {
    const html = readHtml(htmlOf(page.route));
    const [main] = elements(html, ({ name }) => name === 'main');
    const { text } = decode(files.get(page.path) ?? new Uint8Array());
    const document = { path: page.path, source: new Source(page.path, text) };
    const finished = { page, html, main, business: manifest.site };
    return rules.flatMap((rule) => ('checkFinished' in rule ? [...rule.checkFinished(finished)] : [])
      .map((diagnostic) => problemOf(rule, { document, ...diagnostic })));
  }).sort(compareProblems);
}
