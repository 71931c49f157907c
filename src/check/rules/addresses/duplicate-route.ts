import { pushTo } from '../../lists';
import type { Words } from '../../problem';
import { isNewerThan } from '../../documents/published';
import type { Diagnostic, Rule } from '../../rule';
import { aliasesOf } from '../../../content/site';
import type { Site, SitePage } from '../../site';

/** Two files cannot share an address by their names alone: those are told apart by `colliding-files`. */
export const duplicateRoute: Rule = {
  code: 'duplicate-route',
  severity: 'error',
  summary: 'Two pages claim one address, by their file names or as an old address.',
  example: { before: '"aliases": ["/prices"] in two files', after: '"aliases": ["/prices"] in one of them' },
  scope: 'site',
  *check(site) {
    const claims = new Map<string, Claim[]>();
    for (const page of site.pages) {
      for (const { alias, index } of aliasesOf(page)) {
        const claim = { page, alias, location: { path: ['aliases', index], part: 'value' as const } };
        if (alias === page.route) yield { document: page, location: claim.location, words: aliasOfItself(alias) };
        else pushTo(claims, alias, claim);
      }
    }
    for (const [alias, all] of claims) {
      const owner = site.routes.get(alias);
      yield* owner ? all.map((claim) => ownedBy(site.documents.get(owner), claim)) : afterFirst(site, all);
    }
  },
};

interface Claim {
  page: SitePage;
  alias: string;
  location: Diagnostic['location'];
}

const ownedBy = (owner: Diagnostic['document'] | undefined, { page, alias, location }: Claim): Diagnostic => ({
  document: page,
  location,
  words: words(alias),
  related: owner
    ? [
        {
          document: owner,
          location: { path: [], part: 'opening' },
          message: 'This page has the address by its file name.',
        },
      ]
    : [],
});

/** The address stays with the page that visitors have seen, or else with one of the folder that the address lies in. */
function afterFirst(site: Site, claims: readonly Claim[]): Diagnostic[] {
  const isNewer = (a: Claim, b: Claim) => Number(isNewerThan(site, a.page, b.page));
  const [first, ...others] = [...claims].sort(
    (a, b) => isNewer(a, b) - isNewer(b, a) || Number(isAtHome(b)) - Number(isAtHome(a)),
  );
  return others.map(({ page, alias, location }) => ({
    document: page,
    location,
    words: words(alias),
    related: [{ document: first!.page, location: first!.location, message: 'It is claimed here first.' }],
  }));
}

const isAtHome = ({ page, alias }: Claim) => folderOf(page.route) === folderOf(alias);
const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/'));

const aliasOfItself = (route: string): Words => ({
  message: `The old address ${route} is the address of this page itself.`,
  fix: 'Remove it from "aliases".',
  why: 'Whoever follows an address that leads to itself is sent round in a circle.',
});

const words = (route: string): Words => ({
  message: `The address ${route} is claimed twice.`,
  fix: 'Keep it in one of the two files and take it out of the other.',
  why: 'Visitors could only ever see one of the two.',
});
