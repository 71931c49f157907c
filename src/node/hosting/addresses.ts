import type { BuiltSite } from './built-site';
import { HIDDEN } from './patterns';

/** The answer to a request: a redirect to another address, or a file. */
export type Answer = { redirect: string } | { file: string };

/**
 * The answer of any host to a path, so that a page has one address and no other: the one without `.html`, `/index` or
 * a slash at its end, in small letters. Redirects lead to pages that exist, in one step; all else is undefined, which
 * is 404. `path` is decoded and has no query.
 */
export function answerAt(path: string, { places, files }: BuiltSite): Answer | undefined {
  if (IS_HIDDEN.test(path)) return undefined;
  const route = path.replace(/(?<=.)(\/|\.html)$/i, '').replace(/^\/index$/i, '/');
  const place = places.get(route) ?? places.get(route.toLowerCase());
  if (place !== undefined) return place === path ? { file: fileOf(place) } : { redirect: place };
  return files.has(path) ? { file: path } : undefined;
}

const fileOf = (route: string) => (route === '/' ? '/index.html' : `${route}.html`);

const IS_HIDDEN = new RegExp(HIDDEN);

/** The headers of an answer. What is not there is nobody's to keep, whatever folder it was looked for in. */
export function headersAt(path: string, isFound: boolean, { headers }: BuiltSite): Record<string, string> {
  const rules = headers.filter(({ path: pattern }) =>
    pattern === '/*' ? true : isFound && path.startsWith(pattern.slice(0, -1)),
  );
  return Object.assign({}, ...rules.map((rule) => rule.headers)) as Record<string, string>;
}
