import { pageQuery } from '../../blocks/page-fields';
import type { PageIndex } from '../../content/resolve/queries';
import { MAP_NEIGHBOURS } from '../../content/resolve/pictures';
import { linksIn } from './links';
import type { Field } from '../../schema/walk';
import { fact } from '../store';

/** The lists and maps of a document, and where its links lead; a list that leaves a page out is no link. */
export const leading = fact('ways on', (document) => {
  const links = linksIn(document).flatMap(({ path, route }) => (path.includes('except') ? [] : [route]));
  const isList = ({ kind }: Field) => kind === 'map' || kind === 'page-query';
  return [{ routes: [...new Set(links)], lists: document.fields.filter(isList) }];
});

type Ways = ReturnType<typeof leading.compute> extends Iterable<infer Item> ? Item : never;

/** The addresses to which ways on lead visitors of a page, or of any. */
export function* leadsTo({ routes, lists }: Ways, index: PageIndex, route = ''): Generator<string> {
  yield* routes;
  const from = index.summaries.get(route);
  for (const { kind, value } of lists) {
    if (kind === 'map') yield* index.onMap(from, MAP_NEIGHBOURS).map((page) => page.route);
    const query = kind === 'page-query' ? pageQuery.safeParse(value) : undefined;
    if (query?.success && !query.data.only) yield* index.find(query.data, from).map((page) => page.route);
  }
}

/** Whether one of the lists is another one on each page, and takes long to look up. */
export const hasNearest = ({ lists }: Ways): boolean =>
  lists.some(({ kind, value }) => kind === 'map' || (value as { sort?: string } | null)?.sort === 'nearest');
