import type { z } from 'zod';
import type { Manifest, Page } from '../manifest';
import { pageSchemas, sharedFile } from '../page.schema';
import { siteFile } from '../site.schema';
import { mapFields } from '../../schema/walk';

/** A page before and after; one side is missing for what is new or gone. */
export type PagePair = readonly [was: Page | undefined, is: Page | undefined];

/** Each page beside what it was, by address; a page that took over the address of one that is gone was that one. */
export function pairsOf(before: Manifest, after: Manifest): PagePair[] {
  const successorOf = ({ route, kind }: Page) => {
    const heir = after.byRoute.get(route) ?? after.byRoute.get(after.aliases.get(route) ?? '');
    return heir?.kind === kind && (heir.route === route || !before.byRoute.has(heir.route)) ? heir : undefined;
  };
  const heirs = new Map<Page, Page>();
  for (const page of before.pages) {
    const heir = successorOf(page);
    if (heir && !heirs.has(heir)) heirs.set(heir, page);
  }
  const continued = new Set(heirs.values());
  const pairs: PagePair[] = [
    ...after.pages.map((page): PagePair => [heirs.get(page), page]),
    ...before.pages.filter((page) => !continued.has(page)).map((page): PagePair => [page, undefined]),
  ];
  const routeOf = ([was, is]: PagePair) => (is ?? was)!.route;
  return pairs.sort((a, b) => (routeOf(a) < routeOf(b) ? -1 : 1));
}

/** Old address → new one, of pages that moved. */
export const movesOf = (pairs: readonly PagePair[]): ReadonlyMap<string, string> =>
  new Map(pairs.flatMap(([was, is]) => (was && is && was.route !== is.route ? [[was.route, is.route] as const] : [])));

/** A site whose links know of the moves already, so that a mended link is no change. Its pages keep their addresses. */
export function withMoves(manifest: Manifest, moves: ReadonlyMap<string, string>): Manifest {
  if (moves.size === 0) return manifest;
  const mended = <T>(schema: z.ZodType, value: T): T => mapFields(schema, value, ({ kind, value: link, path }) => {
    if (kind !== 'route' || typeof link !== 'string' || path[0] === 'aliases') return undefined;
    const [route = '', ...rest] = link.split('#');
    return { with: [moves.get(route) ?? route, ...rest].join('#') };
  }) as T;
  const pages = manifest.pages.map((page) => ({ ...page, document: mended(pageSchemas[page.kind], page.document) }));
  return {
    ...manifest,
    pages,
    byRoute: new Map(pages.map((page) => [page.route, page])),
    site: mended(siteFile, manifest.site),
    shared: new Map([...manifest.shared].map(([ref, file]) => [ref, mended(sharedFile, file)])),
  };
}
