import type { Hidden } from '../../../content/publication';
import { linksIn } from '../../documents/links';
import type { Link } from '../../documents/links';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const linkToDraft: Rule = {
  code: 'link-to-draft',
  severity: 'error',
  summary: 'A link leads to a draft, or to a page that is not shown on this day.',
  example: {
    before: '{ "do": "page", "label": "Winter offer", "to": "/winter-offer" }',
    after: '{ "do": "page", "label": "Prices", "to": "/services" }',
  },
  scope: 'site',
  *check(site) {
    const hidden = new Map(
      site.pages.flatMap((page) => (page.hidden ? [[page.route, { page, hidden: page.hidden }] as const] : [])),
    );
    if (hidden.size === 0) return;
    const drafts = new Set([...hidden.values()].map(({ page }) => page.path));
    for (const document of site.documents.values()) {
      if (drafts.has(document.path)) continue;
      for (const link of linksIn(document)) {
        const target = hidden.get(site.aliases.get(link.route) ?? link.route);
        if (!target || isExclusion(link)) continue;
        yield {
          document,
          location: link.location,
          words: words({ route: link.route, file: target.page.path, hidden: target.hidden }),
          related: [
            {
              document: target.page,
              location: { path: [FIELDS[target.hidden.why]], part: 'value' },
              message: whatHides(target.hidden),
            },
          ],
        };
      }
    }
  },
};

const FIELDS: Record<Hidden['why'], string> = { draft: 'status', early: 'publishFrom', late: 'until' };

/** A list that leaves a page out shows no link to it. */
const isExclusion = ({ path }: Link) => path.at(-2) === 'except';

function words({ route, file, hidden }: { route: string; file: string; hidden: Hidden }): Words {
  return {
    message: `This leads to ${route}, ${stateOf(hidden)}.`,
    fix: `Take the link out until the page is shown, or show the page: ${remedyOf(hidden)} in ${file}.`,
    why: 'Visitors would come to a page that is not meant for them yet, or no longer.',
  };
}

function stateOf(hidden: Hidden): string {
  switch (hidden.why) {
    case 'draft':
      return 'which is a draft';
    case 'early':
      return `which is not shown before ${hidden.date}`;
    case 'late':
      return `which was last shown on ${hidden.date}`;
  }
}

function remedyOf(hidden: Hidden): string {
  switch (hidden.why) {
    case 'draft':
      return 'remove "status": "draft"';
    case 'early':
      return 'write an earlier "publishFrom"';
    case 'late':
      return 'write a later "until"';
  }
}

const whatHides = (hidden: Hidden) =>
  hidden.why === 'draft' ? 'The page says here that it is a draft.' : 'The page says here when it is shown.';
