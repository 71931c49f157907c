import { isPageFile } from '../../content/files';
import { folderOf, pathOf } from '../../content/routes';
import { oncePer } from '../once';
import { publishedIn } from './published';
import { validPartsOf } from '../../content/valid-parts';
import { kindOfFile } from '../../content/site';
import type { Site, SitePage } from '../site';

/** Whether every file could be read and fits its schema: only then can a rule say that something is missing. */
export const everyFileIsValid = oncePer(
  (site: Site): boolean =>
    site.misnamed.length === 0 &&
    [...site.paths].every((path) => !kindOfFile(path) || site.documents.get(path)?.isValid === true),
);

/** Whether all old addresses can be read: a page with a mistake and no list of them may have misspelt its name. */
export function hasReadableAliases(site: Site): boolean {
  const pathsWithKnownAliases = new Set(site.pages.filter(hasKnownAliases).map(({ path }) => path));
  return (
    site.misnamed.length === 0 && [...site.paths].filter(isPageFile).every((path) => pathsWithKnownAliases.has(path))
  );
}

const hasKnownAliases = (page: SitePage): boolean =>
  page.isValid || (validPartsOf(page).aliases?.every((alias) => alias !== undefined) ?? false);

/**
 * Whether the page at an address may be one of the files of its folder that are not read because of their names. Then
 * the name is the mistake, and not the links to the page. An address that was never published may as well be a slip.
 */
export function mayBeMisnamed(site: Site, route: string): boolean {
  const { routes } = publishedIn(site)?.ledger ?? { routes: [] };
  const folder = folderOf(pathOf(route));
  const misnamed = new Set(site.misnamed.filter((file) => /json/i.test(file)).map(folderOf));
  if (misnamed.has(folder)) return routes.length === 0 || routes.includes(route);
  // The whole folder may be there under another name.
  const isRead = (other: string) => [...site.paths].some((path) => folderOf(path) === other);
  return misnamed.size > 0 && !isRead(folder) && [...misnamed].some((other) => !isRead(other));
}
