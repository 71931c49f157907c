import { aliasesOf, createManifest } from '../content/manifest';
import type { Day } from '../content/publication';
import { PUBLISHED_FILE } from '../content/files';
import type { PublishedFile } from '../content/published.schema';
import { isListed } from '../kinds/named';
import { oncePer } from './once';
import type { Site, SiteDocument, SitePage } from './site';

/** The ledger of published addresses; `undefined` where there is none that can be relied on. */
export function publishedIn(site: Site): { document: SiteDocument; ledger: Partial<PublishedFile> & Pick<PublishedFile, 'routes'> } | undefined {
  const document = site.documents.get(PUBLISHED_FILE);
  return document?.isValid ? { document, ledger: document.value as PublishedFile } : undefined;
}

const publishedRoutes = oncePer((site: Site): ReadonlySet<string> => new Set(publishedIn(site)?.ledger.routes));

/** Whether the first of two pages was written after the other: visitors have seen the other and not yet this one. */
export const isNewerThan = (site: Site, page: SitePage, other: SitePage) =>
  publishedRoutes(site).has(other.route) && !publishedRoutes(site).has(page.route);

/** Whether visitors find something at an address. */
export const isAnswered = (site: Site, route: string) => site.routes.has(route) || site.aliases.has(route);

/** The addresses at which visitors of a site without mistakes find something on a day, old ones as well. */
export function answeredIn(documents: ReadonlyMap<string, unknown>, day: Day): string[] {
  const { pages } = createManifest(documents, day);
  return pages.flatMap(({ route, kind, document, isPublished }) =>
    (isListed(kind) && isPublished ? [route, ...aliasesOf(document)] : []));
}

/** The ledger with every address that answers now: what a deployment writes. It never takes one out. */
export const withPublished = (ledger: PublishedFile, answered: Iterable<string>): PublishedFile =>
  ({ ...ledger, routes: [...new Set([...ledger.routes, ...answered])].sort() });
