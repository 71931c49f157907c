import { listedKindNamed } from '../../../kinds/named';
import type { Rule } from '../../rule';

export const folderWithoutPage: Rule = {
  code: 'folder-without-page',
  severity: 'warning',
  summary: 'A page lies in a folder that is no page and makes no kind of pages.',
  example: { before: 'pages/areas/north/hill.json', after: 'pages/areas/hill.json' },
  scope: 'site',
  *check(site) {
    for (const page of site.pages) {
      const above = page.route.slice(0, page.route.lastIndexOf('/'));
      const isOfKind = above === `/${listedKindNamed(page.kind)?.folder}`;
      if (above === '' || isOfKind || site.routes.has(above) || site.misnamed.length > 0) continue;
      yield {
        document: page,
        location: { path: [], part: 'opening' },
        words: {
          message: `The address of this page is ${page.route}, and there is no page at ${above}.`,
          fix: `Move the file into a folder that has a page of its own, or write pages${above}.json.`,
          why: 'Visitors who shorten the address, as many do to see what else there is, would land on the not-found page.',
        },
      };
    }
  },
};
