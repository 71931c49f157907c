import { asWritten, fragmentsOf, linksIn } from '../../documents/links';
import type { Link } from '../../documents/links';
import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { publishedIn } from '../../documents/published';
import { mayBeMisnamed } from '../../documents/whole';
import { listOf } from '../../words';
import { heirOf } from './heir';

const WHY = 'Visitors who follow it would land on the not-found page.';

export const brokenLink: Rule = {
  code: 'broken-link',
  severity: 'error',
  yieldsTo: ['lost-address'],
  summary: 'A link leads to a page or to a place on a page that does not exist.',
  example: {
    before: '{ "do": "page", "label": "Repairs", "to": "/services/repiars" }',
    after: '{ "do": "page", "label": "Repairs", "to": "/services/repairs" }',
  },
  *check(site) {
    for (const document of site.documents.values()) {
      for (const link of linksIn(document)) {
        const diagnostic = follow(site, document, link);
        if (diagnostic) yield diagnostic;
      }
    }
  },
};

function follow(site: Site, document: SiteDocument, link: Link): Diagnostic | undefined {
  const { location, route, fragment } = link;
  const target = site.aliases.get(route) ?? route;
  if (!site.routes.has(target)) {
    if (mayBeMisnamed(site, route)) return undefined;
    const published = publishedIn(site);
    const routes = published?.ledger.routes ?? [];
    // An address that visitors had is no slip of a letter: nothing that only looks like it is offered.
    if (published && routes.includes(route)) {
      return {
        document,
        location,
        words: lostTarget(route, heirOf(site, route, routes)?.page.route),
        follows: [{ document: published.document, path: ['routes', routes.indexOf(route)] }],
      };
    }
    const meant = nearest(route, site.routes.keys());
    const full = meant && (fragment ? `${meant}#${fragment}` : meant);
    return { document, location, words: words({ route, meant: full }), ...(full && { insert: asWritten(link, full) }) };
  }
  if (fragment === undefined) return undefined;
  const known = fragmentsOf(site, target);
  if (!known || known.includes(fragment)) return undefined;
  const meant = nearest(fragment, known);
  return {
    document,
    location,
    words: brokenFragment({ fragment, route: target, meant, known }),
    ...(meant && { insert: asWritten(link, `${target}#${meant}`) }),
  };
}

const lostTarget = (route: string, heir: string | undefined): Words => ({
  message: `There is no page at ${route} any more.`,
  fix: heir
    ? `If ${heir} is the same page, run npm run rename -- ${route} ${heir}: it mends every link.`
    : 'Let the link lead to a page that tells visitors the same, take it out, or put the page back.',
  why: WHY,
});

interface Broken {
  fragment: string;
  route: string;
  meant: string | undefined;
  known: readonly string[];
}

const brokenFragment = ({ fragment, route, meant, known }: Broken): Words => ({
  message: `No block of ${route} is called "${fragment}".${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant
    ? `Write "${route}#${meant}" in its place.`
    : known.length > 0
      ? `Use one of the names of that page: ${listOf(known, 'or')}.`
      : `Give the block there its name ("id": "${fragment}"), or leave "#${fragment}" out.`,
  why: 'Visitors would land at the top of the page and not where the link promises.',
});

const words = ({ route, meant }: { route: string; meant: string | undefined }): Words => ({
  message: `There is no page at ${route}.${meant ? ` Did you mean ${meant}?` : ''}`,
  fix: meant
    ? `Write "${meant}" in its place.`
    : 'Write the address of a page that exists, or create the page with npm run new.',
  why: WHY,
});
