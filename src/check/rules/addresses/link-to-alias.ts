import { asWritten, linksIn } from '../../documents/links';
import type { Words } from '../../problem';
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
        yield {
          document,
          location,
          words: words({ route, target: full }),
          insert: asWritten(link, full),
        };
      }
    }
  },
};

const words = ({ route, target }: { route: string; target: string }): Words => ({
  message: `${route} is an old address of ${target}.`,
  fix: `Write "${target}" in its place.`,
  why: 'Visitors would be sent on from one address to another, which takes longer on a phone.',
});
