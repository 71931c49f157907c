import type { z } from 'zod';
import { pageQuery } from '../../blocks/page-fields';
import type { PageIndex } from '../../content/resolve/queries';
import { MAP_NEIGHBOURS } from '../../content/resolve/pictures';
import type { Path } from '../../json/path';
import { oncePer } from '../once';
import type { Site } from '../site';
import { fact, fieldsOfKinds, foundIn } from '../store';
import type { Fact } from '../store';
import { addresses, linksIn } from './links';

/** The lists of pages of a document. */
export const queries = fact('lists of pages', ({ fields }) =>
  fields.flatMap(({ kind, value, path }): { path: Path; query: z.output<typeof pageQuery> }[] => {
    const query = kind === 'page-query' ? pageQuery.safeParse(value) : undefined;
    return query?.success ? [{ path, query: query.data }] : [];
  }),
);

/** The addresses that only lists name which leave their pages out. */
const leftOut = fact('addresses left out', (document) => {
  const isOut = ({ path }: { path: Path }) => path.includes('except');
  const others = new Set(linksIn(document).flatMap((link) => (isOut(link) ? [] : [link.text])));
  return linksIn(document).flatMap(({ text }) => (others.has(text) ? [] : [text]));
});

const maps = fieldsOfKinds('map');

export const LEADING = [addresses, queries, leftOut, maps];

/** The links, lists and maps of a document by which visitors go on. */
interface Ways {
  routes: readonly string[];
  lists: readonly z.output<typeof pageQuery>[];
  maps: number;
}

/** By the paths of documents. */
export const waysIn = oncePer((site: Site) => {
  const by = <Item>(each: Fact<Item>) => new Map(foundIn(each, site).map(([{ path }, items]) => [path, items]));
  const [links, lists, left, pictures] = [by(addresses), by(queries), by(leftOut), by(maps)];
  return (path: string): Ways => {
    const out = left.get(path);
    const led = (links.get(path) ?? []).filter((each) => !out?.includes(each));
    return {
      routes: led.map((each) => each.split('#', 1)[0]!),
      lists: (lists.get(path) ?? []).flatMap(({ query }) => (query.only ? [] : [query])),
      maps: pictures.get(path)?.length ?? 0,
    };
  };
});

/** The addresses to which ways lead visitors of the page at an address, or of any. */
export function* leadsTo({ routes, lists, maps: shown }: Ways, index: PageIndex, route = ''): Generator<string> {
  yield* routes;
  const from = index.summaries.get(route);
  if (shown > 0) yield* index.onMap(from, MAP_NEIGHBOURS).map((page) => page.route);
  for (const query of lists) yield* index.find(query, from).map((page) => page.route);
}

/** Whether one of the lists is another one on each page, and takes long to look up. */
export const hasNearest = ({ lists, maps: shown }: Ways): boolean =>
  shown > 0 || lists.some(({ sort }) => sort === 'nearest');
