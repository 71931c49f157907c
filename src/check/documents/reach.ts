import { pageQuery } from '../../blocks/page-fields';
import type { PageIndex } from '../../content/resolve/queries';
import { MAP_NEIGHBOURS } from '../../content/resolve/pictures';
import { linksIn } from './links';
import { oncePer } from '../once';
import type { SiteDocument, SitePage } from '../site';

/** The addresses that a document leads visitors to by its links, lists and maps. */
export const leadsTo = (document: SiteDocument, index: PageIndex): readonly string[] => leadsBy(index)(document);

const leadsBy = oncePer((index: PageIndex) => oncePer((document: SiteDocument) => [...followed(document, index)]));

function* followed(document: SiteDocument, index: PageIndex): Generator<string> {
  for (const { path, route } of linksIn(document)) {
    if (!path.includes('except')) yield route;
  }
  const from = 'route' in document ? index.summaries.get((document as SitePage).route) : undefined;
  for (const { kind, value } of document.fields) {
    if (kind === 'map') yield* index.onMap(from, MAP_NEIGHBOURS).map(({ route }) => route);
    const query = kind === 'page-query' ? pageQuery.safeParse(value) : undefined;
    if (query?.success && !query.data.only) yield* index.find(query.data, from).map(({ route }) => route);
  }
}

/** Whether the document's lists are the same wherever it stands, and cheap to look up. */
export const hasNearest = oncePer(({ fields }: SiteDocument) =>
  fields.some(
    ({ kind, value }) =>
      kind === 'map' || (kind === 'page-query' && (value as { sort?: string } | null)?.sort === 'nearest'),
  ),
);
