import { isListed } from '../../../kinds/named';
import { atValue } from '../../placed';
import { linksIn } from '../../documents/links';
import { leadsTo } from '../../documents/reach';
import type { Rule } from '../../rule';

export const hiddenPageInMenu: Rule = {
  code: 'hidden-page-in-menu',
  severity: 'warning',
  summary: 'A page that is hidden from search engines stands in a menu.',
  example: {
    before: '"noindex": true\n(and the page stands in the header of pages/_menus.json)',
    after: '"noindex": false',
  },
  scope: 'site',
  *check(site) {
    const { business: menus, resolver } = site;
    if (!resolver || !menus) return;
    const inMenu = new Set(leadsTo(menus, resolver.index));
    for (const page of site.valid) {
      if (!page.document.metadata.noindex || !isListed(page.kind) || !inMenu.has(page.route)) continue;
      const links = linksIn(menus).filter(({ route }) => route === page.route);
      const words = {
        message: 'This page is hidden from search engines, but a menu leads to it.',
        fix: 'Write "noindex": false, or take the page out of the menu.',
        why: 'What every page links to is what visitors search for, and they would not find it.',
      };
      yield atValue(page, ['metadata', 'noindex'], words, {
        related: links.slice(0, 3).map(({ location }) => ({
          document: menus,
          location,
          message: 'The menu leads to it here.',
        })),
      });
    }
  },
};
