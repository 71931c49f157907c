import { isListed } from '../../../kinds/named';
import type { PageIndex } from '../../../content/queries';
import type { Words } from '../../problem';
import { atFile } from '../../at-value';
import { linksIn } from '../../documents/links';
import { isAnswered } from '../../documents/published';
import { hasNearest, leadsTo } from '../../documents/reach';
import { isIndexable } from '../../../content/sitemap';
import type { Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { isWhole } from '../../documents/whole';

export const orphanPage: Rule = {
  code: 'orphan-page',
  severity: 'warning',
  summary: 'No menu, list or link leads to a page.',
  example: {
    before: 'pages/offers.json exists, and no page links to /offers',
    after: '{ "do": "page", "label": "Offers", "to": "/offers" } on another page',
  },
  scope: 'site',
  *check(site) {
    if (!isWhole(site) || !site.resolver) return;
    const candidates = new Map(
      site.valid.filter((page) => isIndexable(page) && page.route !== '/').map((page) => [page.route, page]),
    );
    for (const route of reached(site, site.resolver.index, candidates.size)) candidates.delete(route);
    // A link that leads nowhere may be the one that led to the page.
    const follows = [...site.documents.values()].flatMap((document) =>
      linksIn(document)
        .filter(({ route }) => !isAnswered(site, route))
        .map(({ path }) => ({ document, path })),
    );
    for (const page of candidates.values()) yield { ...atFile(page, words(page.route)), follows };
  },
};

/** Lists by nearness cost a search each, so they are looked up last, and not at all when everything is reached. */
function reached(site: Site, index: PageIndex, wanted: number): Set<string> {
  const found = new Set<string>();
  const follow = (document: SiteDocument) => {
    const own = 'route' in document ? document.route : undefined;
    for (const route of leadsTo(document, index)) {
      const target = site.aliases.get(route) ?? route;
      if (target !== own && target !== '/') found.add(target);
    }
  };
  const guides = [
    ...site.pages.filter(({ kind }) => isListed(kind)),
    ...[...site.documents.values()].filter(({ kind }) => kind === 'site' || kind === 'shared'),
  ];
  guides.filter((document) => !hasNearest(document)).forEach(follow);
  for (const document of guides.filter(hasNearest)) {
    if (found.size >= wanted) break;
    follow(document);
  }
  return found;
}

const words = (route: string): Words => ({
  message: 'No menu, list or link leads to this page.',
  fix:
    `Write "${route}" into a list or a link of another page, or hide the page from search engines with "noindex": ` +
    'true in "metadata".',
  why: 'Visitors of the site could not find the page, and search engines rank such pages low.',
});
