import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { aliasesOf } from '../../site';
import type { Site, SitePage } from '../../site';

/** Two files cannot share an address by their names alone: those are told apart by `colliding-files`. */
export const duplicateRoute: Rule = {
  code: 'duplicate-route',
  severity: 'error',
  summary: 'Two pages claim one address, by their file names or as an old address.',
  example: {
    before: '"aliases": ["/services/central-heating"] in two files',
    after: '"aliases": ["/services/central-heating"] in one of them',
  },
  *check(site) {
    const claimed = new Map<string, { page: SitePage; index: number }>();
    for (const page of site.pages) {
      for (const { alias, index } of aliasesOf(page)) {
        const diagnostic = conflict(site, { page, alias, index }, claimed.get(alias));
        if (diagnostic) yield diagnostic;
        else claimed.set(alias, { page, index });
      }
    }
  },
};

interface Claim {
  page: SitePage;
  alias: string;
  index: number;
}

function conflict(site: Site, { page, alias, index }: Claim, first: { page: SitePage; index: number } | undefined): Diagnostic | undefined {
  const location = { path: ['aliases', index], part: 'value' as const };
  if (alias === page.route) return { document: page, location, words: aliasOfItself(alias) };
  const owner = site.routes.get(alias);
  if (owner) {
    const document = site.documents.get(owner);
    return {
      document: page, location, words: words(alias),
      related: document ? [{
        document, location: { path: [], part: 'opening' }, message: 'This page has the address by its file name.',
      }] : [],
    };
  }
  if (!first) return undefined;
  return {
    document: page, location, words: words(alias),
    related: [{
      document: first.page, location: { path: ['aliases', first.index], part: 'value' },
      message: 'It is claimed here first.',
    }],
  };
}

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
