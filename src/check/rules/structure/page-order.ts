import { soundOf } from '../../../content/sound';
import { LISTED_KINDS, listedKindNamed } from '../../../kinds/named';
import { atFile, atValue } from '../../placed';
import { linksIn } from '../../documents/links';
import type { Rule } from '../../rule';
import type { SitePage } from '../../site';

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
      yield atFile(page, {
        message: `The address of this page is ${page.route}, and there is no page at ${above}.`,
        fix: `Move the file into a folder that has a page of its own, or write pages${above}.json.`,
        why: 'Visitors who shorten the address, as many do to see what else there is, would land on the not-found page.',
      });
    }
  },
};

export const linkToItself: Rule = {
  code: 'link-to-itself',
  severity: 'warning',
  summary: 'A link or list of a page leads to the page itself.',
  example: {
    before: 'on /contact: { "do": "page", "label": "Contact us", "to": "/contact" }',
    after: '{ "do": "page", "label": "How to reach us", "to": "/contact#reach-us" }',
  },
  scope: 'site',
  *check({ pages }) {
    for (const document of pages) {
      for (const { path, location, route, fragment } of linksIn(document)) {
        if (route !== document.route || fragment !== undefined || path.includes('except')) continue;
        const words = {
          message: `This leads to ${route}, which is this page.`,
          fix: 'Write the page that you mean in its place, or a part of this page: its address, "#" and the "id" of a block.',
          why: 'Visitors who follow it see nothing happen.',
        };
        yield { document, location, words };
      }
    }
  },
};

/** Kinds with a folder of their own; where plain pages stand is a matter of menus. */
const KINDS = new Set<string>(LISTED_KINDS.flatMap(({ name, folder }) => (folder === '' ? [] : [name])));

export const sameOrder: Rule = {
  code: 'same-order',
  severity: 'warning',
  summary: 'Two pages of a kind have the same place in the order of their list.',
  example: { before: '"order": 30 in two pages of services', after: '"order": 30 in one, "order": 40 in the other' },
  scope: 'site',
  *check({ pages }) {
    const first = new Map<string, SitePage>();
    for (const page of pages) {
      const { order } = (soundOf(page).facts ?? {}) as { order?: unknown };
      if (typeof order !== 'number' || !KINDS.has(page.kind)) continue;
      const other = first.get(`${page.kind} ${order}`);
      if (!other) first.set(`${page.kind} ${order}`, page);
      else
        yield atValue(
          page,
          ['facts', 'order'],
          {
            message: `The page of ${other.path} has the place ${order} too.`,
            fix: 'Write another number: the lists of these pages go from the smallest to the largest.',
            why: 'Which of the two visitors are shown first would be left to the alphabet.',
          },
          // A copy that still has the name has the order too.
          { follows: [page, other].map((document) => ({ document, path: ['facts', 'name'] })) },
        );
    }
  },
};
