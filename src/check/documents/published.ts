import { PUBLISHED_FILE } from '../../content/files';
import type { PublishedFile } from '../../content/documents/published.schema';
import { parse } from '../../json/parse';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { isListed } from '../../kinds/named';
import { oncePer, oncePerText } from '../once';
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

export interface Placed<Page extends SitePage = SitePage> {
  page: Page;
  path: Path;
}

/**
 * Which of two places with the same value had it first, as a number to sort by: that of a page that visitors have seen,
 * then that which had it in the version kept last, then that of a page that was there then; 0 where nothing tells.
 */
export function byAge(site: Site, a: Placed, b: Placed): number {
  const by = (test: (place: Placed) => boolean) => Number(test(b)) - Number(test(a));
  return (
    by(({ page }) => publishedRoutes(site).has(page.route)) ||
    by((place) => had(site, place)) ||
    by(({ page }) => site.setting.formerly?.(page.path) !== undefined)
  );
}

/** Places that have the same value in the order in which they had it; where nothing tells, by the address. */
export const oldestFirst = <Item extends Placed>(site: Site, places: readonly Item[]): Item[] =>
  places.toSorted((a, b) => byAge(site, a, b) || (a.page.route < b.page.route ? -1 : 1));

/** Whether the version that was kept last had the same value there. */
function had(site: Site, { page, path }: Placed): boolean {
  const before = formerValues(site)(page.path);
  const [then, now] = [before, page.value].map((value) => JSON.stringify(valueAt(value, path)));
  return before !== undefined && then === now;
}

/** By path, a file's value in the last committed version; `undefined` where it was absent or unreadable. */
export const formerValues = oncePer((site: Site) =>
  oncePerText((path): unknown => {
    const bytes = site.setting.formerly?.(path);
    const read = bytes && parse(bytes);
    return read && 'value' in read ? read.value : undefined;
  }),
);

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
