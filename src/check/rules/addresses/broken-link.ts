import { pathOf } from '../../../content/routes';
import { addresses, asWritten, fragmentsOf, linksTo } from '../../documents/links';
import type { Address, Link } from '../../documents/links';
import { publishedIn } from '../../documents/published';
import { mayBeMisnamed } from '../../documents/whole';
import { nearest } from '../../nearest';
import type { Diagnostic, Rule } from '../../rule';
import type { Site } from '../../site';
import { oncePerText } from '../../once';
import { listOf, replacing } from '../../words';
import { repeatedIdsOf } from './ids';
import { routeLike } from './route-like';
import { successorOf } from './successor';

type Fault = Omit<Diagnostic, 'document' | 'location'>;

const WHY = 'Visitors who follow it would land on the not-found page.';

export const brokenLink: Rule = {
  code: 'broken-link',
  severity: 'error',
  summary: 'A link leads to a page or to a place on a page that does not exist.',
  example: { before: '"to": "/services/repiars"', after: '"to": "/services/repairs"' },
  scope: 'site',
  uses: [addresses],
  *check(site) {
    const faultOf = (link: Address & Partial<Link>) => {
      const target = site.aliases.get(link.route) ?? link.route;
      return site.routes.has(target) ? ofPlace(site, target, link) : ofPage(site, link);
    };
    for (const link of linksTo(site, (to) => faultOf(to) !== undefined))
      yield { document: link.document, location: link.location, ...faultOf(link)! };
  },
};

/** Several links to one address are no slips: their page is gone. */
const goneAt = oncePerText((route) => ({
  words: (count: number) => ({
    message: `There is no page at ${route}, and ${count} links lead to it.`,
    fix:
      `If ${pathOf(route)} was deleted or renamed by mistake, put the file back, or take back its old name. ` +
      'If the page shall be gone, let each of these links lead to a page that tells visitors the same, or take it out.',
    why: WHY,
  }),
}));

function ofPage(site: Site, link: Address & Partial<Link>): Fault | undefined {
  const { route, fragment } = link;
  if (mayBeMisnamed(site, route)) return undefined;
  const published = publishedIn(site);
  const routes = published?.ledger.routes ?? [];
  // An address that visitors had is no slip of a letter: nothing that only looks like it is offered.
  if (published && routes.includes(route)) {
    const page = successorOf(site, route, routes);
    const fix = page
      ? `If ${page.route} is the same page, run npm run rename -- ${route} ${page.route}: it mends every link.`
      : 'Let the link lead to a page that tells visitors the same, take it out, or put the page back.';
    return {
      words: { message: `There is no page at ${route} any more.`, fix, why: WHY },
      follows: [{ document: published.document, path: ['routes', routes.indexOf(route)] }],
    };
  }
  const slip = nearest(route, site.routes.keys());
  const address = slip ?? routeLike(route, site.routes.keys());
  const intended = slip && fragment ? `${slip}#${fragment}` : address;
  const words = {
    message: `There is no page at ${route}.${intended ? ` Did you mean ${intended}?` : ''}`,
    fix: intended
      ? `Write "${intended}" in its place.`
      : 'Write the address of a page that exists, or create the page with npm run new.',
    why: WHY,
  };
  return slip ? { words, insert: asWritten(link, intended!) } : { words, partOf: goneAt(route) };
}

function ofPlace(site: Site, route: string, link: Address & Partial<Link>): Fault | undefined {
  const { fragment } = link;
  const ids = fragment === undefined ? undefined : fragmentsOf(site)(route);
  if (fragment === undefined || !ids || ids.includes(fragment)) return undefined;
  const begun = ids.filter((id) => id.startsWith(`${fragment}-`));
  const intended = nearest(fragment, ids) ?? (begun.length === 1 ? begun[0] : undefined);
  const orElse =
    ids.length > 0
      ? `Use one of the names of that page: ${listOf(ids, 'or')}.`
      : `Give the block there its name ("id": "${fragment}"), or leave "#${fragment}" out.`;
  return {
    words: {
      message: `No block of ${route} is called "${fragment}".${replacing(intended, '').question}`,
      fix: replacing(intended && `${route}#${intended}`, orElse).fix,
      why: 'Visitors would land at the top of the page and not where the link promises.',
    },
    // The place may be the block that was given the name of another by mistake.
    follows: repeatedIdsOf(site, route),
    insert: intended && asWritten(link, `${route}#${intended}`),
  };
}
