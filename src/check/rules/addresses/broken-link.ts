import { pathOf } from '../../../content/routes';
import { asWritten, fragmentsOf, linksIn } from '../../documents/links';
import type { Link } from '../../documents/links';
import { pushTo } from '../../lists';
import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { publishedIn } from '../../documents/published';
import { mayBeMisnamed } from '../../documents/whole';
import { listOf } from '../../words';
import { heirOf } from './heir';
import { repeatedIdsOf } from './repeated-ids';
import { routeLike } from './route-like';

const WHY = 'Visitors who follow it would land on the not-found page.';

export const brokenLink: Rule = {
  code: 'broken-link',
  severity: 'error',
  summary: 'A link leads to a page or to a place on a page that does not exist.',
  example: {
    before: '{ "do": "page", "label": "Repairs", "to": "/services/repiars" }',
    after: '{ "do": "page", "label": "Repairs", "to": "/services/repairs" }',
  },
  scope: 'site',
  *check(site) {
    const gone = new Map<string, Diagnostic[]>();
    for (const document of site.documents.values()) {
      for (const link of linksIn(document)) {
        const diagnostic = follow(site, document, link);
        if (!diagnostic) continue;
        if (diagnostic.isGone) pushTo(gone, link.route, diagnostic);
        else yield diagnostic;
      }
    }
    for (const [route, links] of gone) yield* links.length < MANY ? links : [ofMany(route, links)];
  },
};

/** So many links to one address are no slips: their page is gone. */
const MANY = 3;

/** Links that lead to one address where there is no page, as one thing to do. */
function ofMany(route: string, [first, ...others]: readonly Diagnostic[]): Diagnostic {
  const message = `There is no page at ${route}, and ${others.length + 1} links lead to it.`;
  const fix =
    `If ${pathOf(route)} was deleted or renamed by mistake, put the file back, or take back its old name. ` +
    'If the page shall be gone, let each of these links lead to a page that tells visitors the same, or take it out.';
  return {
    ...first!,
    words: { message, fix, why: WHY },
    related: others.map(({ document, location }) => ({ document, location, message: 'This link leads there too.' })),
  };
}

/** A link that leads nowhere; `isGone` where no slip of a letter says why. */
type Broken = Diagnostic & { isGone?: boolean };

function follow(site: Site, document: SiteDocument, link: Link): Broken | undefined {
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
    if (full) return { document, location, words: words({ route, meant: full }), insert: asWritten(link, full) };
    const alike = routeLike(route, site.routes.keys());
    const told = alike === undefined ? words({ route, meant: undefined }) : likeWords(route, alike);
    return { document, location, isGone: true, words: told };
  }
  if (fragment === undefined) return undefined;
  const known = fragmentsOf(site, target);
  if (!known || known.includes(fragment)) return undefined;
  const meant = nearest(fragment, known);
  return {
    document,
    location,
    words: brokenFragment({ fragment, route: target, meant, known }),
    // The place may be the block that was given the name of another by mistake.
    follows: repeatedIdsOf(site, target),
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

interface BrokenFragment {
  fragment: string;
  route: string;
  meant: string | undefined;
  known: readonly string[];
}

const brokenFragment = ({ fragment, route, meant, known }: BrokenFragment): Words => ({
  message: `No block of ${route} is called "${fragment}".${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant
    ? `Write "${route}#${meant}" in its place.`
    : known.length > 0
      ? `Use one of the names of that page: ${listOf(known, 'or')}.`
      : `Give the block there its name ("id": "${fragment}"), or leave "#${fragment}" out.`,
  why: 'Visitors would land at the top of the page and not where the link promises.',
});

const likeWords = (route: string, alike: string): Words => ({
  message: `There is no page at ${route}. Did you mean ${alike}?`,
  fix: `Write "${alike}" in its place, if that is the page that you mean.`,
  why: WHY,
});

const words = ({ route, meant }: { route: string; meant: string | undefined }): Words => ({
  message: `There is no page at ${route}.${meant ? ` Did you mean ${meant}?` : ''}`,
  fix: meant
    ? `Write "${meant}" in its place.`
    : 'Write the address of a page that exists, or create the page with npm run new.',
  why: WHY,
});
