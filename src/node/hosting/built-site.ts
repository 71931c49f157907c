import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHeadersFile } from '../build/site-files/headers-file';
import type { HeaderRules } from '../build/site-files/headers-file';
import { filesIn } from '../files-in';

/** A built site as a host sees it: names of files, and what `_headers` and `_redirects` say of addresses. */
export interface BuiltSite {
  headers: HeaderRules;
  /**
   * Each address that leads to a page → the page's own: pages (`/`, `/areas/north`) to themselves, old ones to pages.
   */
  places: ReadonlyMap<string, string>;
  /** Each file as an address: `/areas/north.html`, `/areas/north.html.br`. */
  files: ReadonlySet<string>;
  /** The folders of languages with a page of their own for addresses that lead nowhere: `/en/`. */
  languages: readonly string[];
}

/** The page at an address that leads nowhere, by its place in the folder of a language. */
const NOT_FOUND = '404.html';
const IS_NOT_FOUND = /^(\/(?:[a-z]{2}\/)?)404\.html$/;

/** The file of the page at an address that leads nowhere. */
export const notFoundAt = (path: string, { languages }: Pick<BuiltSite, 'languages'>): string =>
  `${languages.find((folder) => path.startsWith(folder)) ?? '/'}${NOT_FOUND}`;

/** Reads the names of all files, and the two files that are written for hosts. Rejects where nothing was built. */
export async function readBuiltSite(dist: string): Promise<BuiltSite> {
  const [headers, redirects, paths] = await Promise.all([
    readFile(join(dist, '_headers'), 'utf8'),
    readFile(join(dist, '_redirects'), 'utf8'),
    filesIn(dist),
  ]);
  const files = new Set(paths.map((path) => `/${path}`));
  const pages = [...files]
    .filter((file) => file.endsWith('.html') && !IS_NOT_FOUND.test(file))
    .map((file) => file.slice(0, -'.html'.length).replace(/^\/index$/, '/'))
    .sort();
  const aliases = redirects.split('\n').filter((line) => line.endsWith(' 301'));
  const folders = [...files].flatMap((file) => IS_NOT_FOUND.exec(file)?.[1] ?? []);
  return {
    headers: readHeadersFile(headers),
    places: new Map([
      ...pages.map((page): [string, string] => [page, page]),
      ...aliases.map((line) => line.split(' ') as [string, string]),
    ]),
    files,
    languages: folders.filter((folder) => folder !== '/').sort(),
  };
}
