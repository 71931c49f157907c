import { leadsTo } from '../../reach';
import { linksIn } from '../../links';
import { hiddenInMenu as words } from '../../messages/metadata';
import { resolutionOf } from '../../resolution';
import type { Rule } from '../../rule';

export const hiddenPageInMenu: Rule = {
  code: 'hidden-page-in-menu',
  severity: 'warning',
  summary: 'A page that is hidden from search engines stands in a menu.',
  example: { before: '"noindex": true\n(and the page stands in the header of pages/_site.json)', after: '"noindex": false' },
  *check(site) {
    const resolution = resolutionOf(site);
    const menus = site.business;
    if (!resolution || !menus) return;
    const inMenu = new Set(leadsTo(menus, resolution.resolver.index));
    for (const { page, source } of resolution.pages) {
      if (!source.document.metadata.noindex || source.kind === 'not-found' || !inMenu.has(page.route)) continue;
      const links = linksIn(menus).filter(({ route }) => route === page.route);
      yield {
        document: page, location: { path: ['metadata', 'noindex'], part: 'value' }, words: words(links.length),
        related: links.slice(0, 3).map(({ path }) => ({ document: menus, location: { path, part: 'value' }, message: 'The menu leads to it here.' })),
      };
    }
  },
};
