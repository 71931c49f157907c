import { homeOf } from '../../../content/languages/folders';
import type { PageIndex } from '../../../content/resolve/queries';
import { deadLinksIn } from '../../documents/links';
import { isIndexable } from '../../../content/head/sitemap';
import { isListed } from '../../../kinds/named';
import { hasNearest, LEADING, leadsTo, waysIn } from '../../documents/reach';
import { everyFileIsValid } from '../../documents/whole';
import { atFile } from '../../placed';
import type { Rule } from '../../rule';
import { isOfBusiness } from '../../site';
import type { Site } from '../../site';

export const orphanPage: Rule = {
  code: 'orphan-page',
  severity: 'warning',
  summary: 'No menu, list or link leads to a page.',
  example: { before: 'pages/offers.json, and no page links to /offers', after: '"to": "/offers" on another page' },
  scope: 'site',
  readsWords: true,
  uses: LEADING,
  *check(site) {
    if (!everyFileIsValid(site) || !site.resolver) return;
    const candidates = site.valid.filter((page) => isIndexable(page) && page.route !== homeOf(site.folder));
    const found = reached(site, site.resolver.index, candidates.length);
    for (const page of candidates) {
      if (found.has(page.route)) continue;
      const fix =
        `Write "${page.route}" into a list or a link of another page, or hide the page from search engines with ` +
        '"noindex": true in "metadata".';
      const why = 'Visitors of the site could not find the page, and search engines rank such pages low.';
      yield atFile(
        page,
        { message: 'No menu, list or link leads to this page.', fix, why },
        { follows: deadLinksIn(site) },
      );
    }
  },
};

/** Lists by nearness cost a search each, so they are looked up last, and not at all when everything is reached. */
function reached(site: Site, index: PageIndex, wanted: number): Set<string> {
  const found = new Set<string>();
  const waysOf = waysIn(site);
  const guides = [
    ...site.pages.flatMap(({ kind, path, route }) => (isListed(kind) ? [{ own: route, ways: waysOf(path) }] : [])),
    ...[...site.documents.values()].flatMap(({ kind, path }) =>
      isOfBusiness(kind) || kind === 'shared' ? [{ own: undefined, ways: waysOf(path) }] : [],
    ),
  ];
  for (const { own, ways } of guides.toSorted((a, b) => Number(hasNearest(a.ways)) - Number(hasNearest(b.ways)))) {
    if (found.size >= wanted && hasNearest(ways)) break;
    for (const route of leadsTo(ways, index, own)) {
      const target = site.aliases.get(route) ?? route;
      if (target !== own && target !== '/') found.add(target);
    }
  }
  return found;
}
