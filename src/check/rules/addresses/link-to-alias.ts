import { asWritten, linksIn } from '../../documents/links';
import type { Rule } from '../../rule';

export const linkToAlias: Rule = {
  code: 'link-to-alias',
  severity: 'warning',
  summary: 'A link leads to an old address, which sends visitors on to the page.',
  example: { before: '"to": "/services/mending"', after: '"to": "/services/repairs"' },
  scope: 'site',
  *check(site) {
    for (const document of site.documents.values()) {
      for (const link of linksIn(document)) {
        const { location, route, fragment } = link;
        const target = site.routes.has(route) ? undefined : site.aliases.get(route);
        if (!target) continue;
        const full = fragment ? `${target}#${fragment}` : target;
        const words = {
          message: `${route} is an old address of ${full}.`,
          fix: `Write "${full}" in its place.`,
          why: 'Visitors would be sent on from one address to another, which takes longer on a phone.',
        };
        yield { document, location, words, insert: asWritten(link, full) };
      }
    }
  },
};
