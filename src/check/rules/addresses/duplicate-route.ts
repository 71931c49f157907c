import { folderOf } from '../../../content/routes';
import { aliasesOf } from '../../../content/site';
import type { Path } from '../../../json/path';
import { byAge } from '../../documents/published';
import { groupedBy } from '../../lists';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';
import type { Site, SitePage } from '../../site';

/** Two files whose names alone give one address are reported as `colliding-files`. */
export const duplicateRoute: Rule = {
  code: 'duplicate-route',
  severity: 'error',
  summary: 'Two pages claim one address, by their file names or as an old address.',
  example: { before: '"aliases": ["/prices"] in two files', after: '"aliases": ["/prices"] in one of them' },
  scope: 'site',
  *check(site) {
    const claims = site.pages.flatMap((page) =>
      aliasesOf(page).map(({ alias, index }): Claim => ({ page, alias, path: ['aliases', index] })),
    );
    for (const [alias, all] of groupedBy(claims, (claim) => claim.alias)) {
      const [first, ...others] = oldestFirst(site, all);
      const owner = site.documents.get(site.routes.get(alias) ?? '');
      const related = owner
        ? [beside(owner, [], 'This page has the address by its file name.')]
        : [beside(first!.page, first!.path, 'It is claimed here first.')];
      const words = {
        message: `The address ${alias} is claimed twice.`,
        fix: 'Keep it in one of the two places and take it out of the other.',
        why: 'Visitors could see one of two pages, and an address that leads to itself sends them round in a circle.',
      };
      for (const { page, path } of site.routes.has(alias) ? all : others) yield atValue(page, path, words, { related });
    }
  },
};

interface Claim {
  page: SitePage;
  alias: string;
  path: Path;
}

/** The address stays with the page that visitors have seen, or else with one of the folder that the address lies in. */
const oldestFirst = (site: Site, claims: readonly Claim[]): Claim[] =>
  claims.toSorted((a, b) => byAge(site, a, b) || Number(isAtHome(b)) - Number(isAtHome(a)));

const isAtHome = ({ page, alias }: Claim) => folderOf(page.route) === folderOf(alias);
