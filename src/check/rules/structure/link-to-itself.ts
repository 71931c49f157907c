import { addresses, linksIn } from '../../documents/links';
import type { Rule } from '../../rule';
import { storeOf } from '../../store';

/** Fields that say which pages a list shows, and how it parts them: nobody follows these. */
const OF_LISTS = ['except', 'first'];

export const linkToItself: Rule = {
  code: 'link-to-itself',
  severity: 'warning',
  summary: 'A link or list of a page leads to the page itself.',
  example: { before: '"to": "/contact" on /contact', after: '"to": "/contact#reach-us"' },
  scope: 'site',
  *check(site) {
    for (const document of site.pages) {
      if (!storeOf(site.in(document.path)).get(addresses, document).includes(document.route)) continue;
      for (const { path, location, route, text } of linksIn(document)) {
        if (text !== document.route || path.some((step) => OF_LISTS.includes(String(step)))) continue;
        const words = {
          message: `This leads to ${route}, which is this page.`,
          fix: 'Write the page that is meant, or a part of this page: its address, "#" and the "id" of a block.',
          why: 'Visitors who follow it see nothing happen.',
        };
        yield { document, location, words };
      }
    }
  },
};
