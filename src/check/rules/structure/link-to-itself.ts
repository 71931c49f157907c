import { linksIn } from '../../documents/links';
import type { Rule } from '../../rule';

export const linkToItself: Rule = {
  code: 'link-to-itself',
  severity: 'warning',
  summary: 'A link or list of a page leads to the page itself.',
  example: { before: '"to": "/contact" on /contact', after: '"to": "/contact#reach-us"' },
  scope: 'site',
  *check({ pages }) {
    for (const document of pages) {
      for (const { path, location, route, fragment } of linksIn(document)) {
        if (route !== document.route || fragment !== undefined || path.includes('except')) continue;
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
