import { PUBLISHED_FILE } from '../../content/files';
import type { PublishedFile } from '../../content/documents/published.schema';
import { isListed } from '../../kinds/named';
import { oncePer } from '../once';
import { aliasesOf } from '../../content/site';
import type { Site, SiteDocument, SitePage } from '../site';

/** The ledger of published addresses; `undefined` where there is none that can be relied on. */
export function publishedIn(
  site: Site,
): { document: SiteDocument; ledger: Partial<PublishedFile> & Pick<PublishedFile, 'routes'> } | undefined {
  const document = site.documents.get(PUBLISHED_FILE);
  return document?.isValid ? { document, ledger: document.value as PublishedFile } : undefined;
}

const publishedRoutes = oncePer((site: Site): ReadonlySet<string> => new Set(publishedIn(site)?.ledger.routes));

/**
 * Whether the first of two pages was written after the other: visitors have seen the other and not yet this one, or the
 * other alone was there in the version that was kept last.
 */
export function isNewerThan(site: Site, page: SitePage, other: SitePage): boolean {
  const isPublished = ({ route }: SitePage) => publishedRoutes(site).has(route);
  if (isPublished(page) || isPublished(other)) return isPublished(other) && !isPublished(page);
  const { formerly } = site.setting;
  return formerly?.(other.path) !== undefined && formerly(page.path) === undefined;
}

/** Pages in their order, but those that visitors have seen before the others. */
export function publishedFirst<Page extends SitePage>(site: Site, pages: readonly Page[]): Page[] {
  const isOld = ({ route }: Page) => publishedRoutes(site).has(route);
  return [...pages.filter(isOld), ...pages.filter((page) => !isOld(page))];
}

/** Whether visitors find something at an address. */
export const isAnswered = (site: Site, route: string) => site.routes.has(route) || site.aliases.has(route);

/** The addresses at which visitors find something on the day of the site, old ones as well. */
export const answeredIn = ({ valid }: Site): string[] =>
  valid.flatMap((page) =>
    isListed(page.kind) && !page.hidden ? [page.route, ...aliasesOf(page).map(({ alias }) => alias)] : [],
  );

/** The ledger with every address that answers now: what a deployment writes. It never takes one out. */
export const withPublished = (ledger: PublishedFile, answered: Iterable<string>): PublishedFile => ({
  ...ledger,
  routes: [...new Set([...ledger.routes, ...answered])].sort(),
});
