import { schemaOf, Site } from '../site';
import type { Page } from '../site';
import { mapFields } from '../../schema/walk';
import type { Field } from '../../schema/walk';
import { withAddresses } from '../resolve/text-links';

/** A page before and after; one side is missing for what is new or gone. */
export type PagePair = readonly [was: Page | undefined, is: Page | undefined];

/** Each page beside what it was, by address; a page that took over the address of one that is gone was that one. */
export function pairsOf(before: Site, after: Site): PagePair[] {
  const successorOf = ({ route, kind }: Page) => {
    const heir = after.at(route) ?? after.at(after.aliases.get(route) ?? '');
    return heir?.kind === kind && (heir.route === route || !before.at(heir.route)) ? heir : undefined;
  };
  const heirs = new Map<Page, Page>();
  for (const page of before.valid) {
    const heir = successorOf(page);
    if (heir && !heirs.has(heir)) heirs.set(heir, page);
  }
  const continued = new Set(heirs.values());
  const pairs: PagePair[] = [
    ...after.valid.map((page): PagePair => [heirs.get(page), page]),
    ...before.valid.filter((page) => !continued.has(page)).map((page): PagePair => [page, undefined]),
  ];
  const routeOf = ([was, is]: PagePair) => (is ?? was)!.route;
  return pairs.sort((a, b) => (routeOf(a) < routeOf(b) ? -1 : 1));
}

/** Old address → new one, of pages that moved. */
export const movesOf = (pairs: readonly PagePair[]): ReadonlyMap<string, string> =>
  new Map(pairs.flatMap(([was, is]) => (was && is && was.route !== is.route ? [[was.route, is.route] as const] : [])));

/** A site whose links know of the moves already, so that a mended link is no change. Its pages keep their addresses. */
export function withMoves(site: Site, moves: ReadonlyMap<string, string>): Site {
  if (moves.size === 0) return site;
  const mended = (link: string) => {
    const [route = '', ...rest] = link.split('#');
    return [moves.get(route) ?? route, ...rest].join('#');
  };
  const mend = ({ kind, value: link, path }: Field) => {
    if (typeof link !== 'string' || path[0] === 'aliases') return undefined;
    if (kind === 'prose') return { with: withAddresses(link, mended) };
    return kind === 'route' ? { with: mended(link) } : undefined;
  };
  return new Site(
    new Map(
      [...site.documents].map(([path, file]) => {
        const document = mapFields(schemaOf(file.kind), file.document, mend) as typeof file.document;
        return [path, { ...file, document }];
      }),
    ),
    site,
  );
}
