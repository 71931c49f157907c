import { asWritten, linksTo } from '../../documents/links';
import type { Address } from '../../documents/links';
import type { Rule } from '../../rule';

export const linkToAlias: Rule = {
  code: 'link-to-alias',
  severity: 'warning',
  summary: 'A link leads to an old address, which sends visitors on to the page.',
  example: { before: '"to": "/services/mending"', after: '"to": "/services/repairs"' },
  scope: 'site',
  *check(site) {
    const targetOf = ({ route }: Address) => (site.routes.has(route) ? undefined : site.aliases.get(route));
    for (const link of linksTo(site, (to) => targetOf(to) !== undefined)) {
      const { document, location, route, fragment } = link;
      const full = fragment ? `${targetOf(link)}#${fragment}` : targetOf(link)!;
      const words = {
        message: `${route} is an old address of ${full}.`,
        fix: `Write "${full}" in its place.`,
        why: 'Visitors would be sent on from one address to another, which takes longer on a phone.',
      };
      yield { document, location, words, insert: asWritten(link, full) };
    }
  },
};
