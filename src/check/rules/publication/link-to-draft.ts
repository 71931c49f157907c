import type { Hidden } from '../../../content/publication';
import { linksIn } from '../../links';
import type { Link } from '../../links';
import { linkToDraft as words, whatHides } from '../../messages/publication';
import type { Rule } from '../../rule';

export const linkToDraft: Rule = {
  code: 'link-to-draft',
  severity: 'error',
  summary: 'A link leads to a draft, or to a page that is not shown on this day.',
  example: {
    before: '{ "do": "page", "label": "Winter offer", "to": "/winter-offer" }',
    after: '{ "do": "page", "label": "Prices", "to": "/services" }',
  },
  *check(site) {
    const hidden = new Map(site.pages.flatMap((page) => (page.hidden ? [[page.route, { page, hidden: page.hidden }] as const] : [])));
    const drafts = new Set([...hidden.values()].map(({ page }) => page.path));
    for (const document of site.documents.values()) {
      if (drafts.has(document.path)) continue;
      for (const link of linksIn(document)) {
        const target = hidden.get(site.aliases.get(link.route) ?? link.route);
        if (!target || isExclusion(link)) continue;
        yield {
          document,
          location: { path: link.path, part: 'value' },
          words: words({ route: link.route, file: target.page.path, hidden: target.hidden }),
          related: [{ document: target.page, location: { path: [FIELDS[target.hidden.why]], part: 'value' }, message: whatHides(target.hidden) }],
        };
      }
    }
  },
};

const FIELDS: Record<Hidden['why'], string> = { draft: 'status', early: 'publishFrom', late: 'until' };

/** A list that leaves a page out shows no link to it. */
const isExclusion = ({ path }: Link) => path.at(-2) === 'except';
