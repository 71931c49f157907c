import { KINDS } from '../kinds';
import { placeOfKind } from '../kinds/named';
import type { PageKind } from '../kinds';
import type { Kind } from '../kinds/kind';
import { notFound } from '../kinds/not-found';

/** A page file is `pages/**.json` whose path has no part that begins with "_". */
export function isPageFile(path: string): boolean {
  return path.startsWith('pages/') && path.endsWith('.json') && !path.split('/').some((part) => part.startsWith('_'));
}

export const SITE_FILE = 'pages/_site.json';
/** The addresses that were ever published; see `published.schema.ts`. */
export const PUBLISHED_FILE = 'pages/_published.json';
export const NOT_FOUND_FILE = placeOfKind(notFound);

export const isSharedFile = (path: string) => /^pages\/_shared\/[^/]+\.json$/.test(path);

/** `pages/areas/sw1h.json` → `/areas/sw1h`; `pages/index.json` → `/`. */
export function routeOf(path: string): string {
  const route = path.slice('pages'.length, -'.json'.length);
  return route === '/index' ? '/' : route;
}

/** The inverse of `routeOf`, for a route without fragment. */
export function pathOf(route: string): string {
  return `pages${route === '/' ? '/index' : route}.json`;
}

/** The kind of a page follows from its folder: the innermost one that makes its pages of a kind. */
export function kindOf(path: string): PageKind {
  const fits = (kind: Kind) => (kind.isListed ? path.startsWith(`${placeOfKind(kind)}/`) : path === placeOfKind(kind));
  const [innermost] = KINDS.filter(fits).sort((a, b) => placeOfKind(b).length - placeOfKind(a).length);
  if (!innermost) throw new Error(`${path} is no page of any kind.`);
  return innermost.name;
}

/** The file beside a page's HTML that the client fetches: `/areas/sw1h` → `/_pages/areas/sw1h.json`. */
export function documentAddress(route: string): string {
  return `/_pages${route === '/' ? '/index' : route}.json`;
}

/**
 * The route table that a visitor downloads: one pattern for each folder of pages, so that it does not grow with
 * the number of pages. `['/', '/:slug', '/areas/:slug']`
 */
export function routePatterns(routes: Iterable<string>): string[] {
  const patterns = new Set<string>(['/']);
  for (const route of routes) {
    if (route !== '/') patterns.add(`${route.slice(0, route.lastIndexOf('/'))}/:slug`);
  }
  return [...patterns].sort();
}
