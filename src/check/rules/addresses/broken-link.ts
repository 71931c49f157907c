import { fragmentsOf, linksIn } from '../../links';
import type { Link } from '../../links';
import { brokenFragment, brokenLink as words } from '../../messages/site';
import { nearest } from '../../nearest';
import type { Diagnostic, Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { mayBeMisnamed } from '../../whole';

export const brokenLink: Rule = {
  code: 'broken-link',
  severity: 'error',
  summary: 'A link leads to a page or to a place on a page that does not exist.',
  example: { before: '{ "do": "page", "label": "Boilers", "to": "/services/boiler-heatng" }', after: '{ "do": "page", "label": "Boilers", "to": "/services/boiler-heating" }' },
  *check(site) {
    for (const document of site.documents.values()) {
      for (const link of linksIn(document)) {
        const diagnostic = follow(site, document, link);
        if (diagnostic) yield diagnostic;
      }
    }
  },
};

function follow(site: Site, document: SiteDocument, { path, route, fragment }: Link): Diagnostic | undefined {
  const location = { path, part: 'value' as const };
  const target = site.aliases.get(route) ?? route;
  if (!site.routes.has(target)) {
    if (mayBeMisnamed(site, route)) return undefined;
    const meant = nearest(route, site.routes.keys());
    const full = meant && (fragment ? `${meant}#${fragment}` : meant);
    return { document, location, words: words({ route, meant: full }), ...(full && { insert: JSON.stringify(full) }) };
  }
  if (fragment === undefined) return undefined;
  const known = fragmentsOf(site, target);
  if (!known || known.includes(fragment)) return undefined;
  const meant = nearest(fragment, known);
  return { document, location, words: brokenFragment({ fragment, route: target, meant, known }), ...(meant && { insert: JSON.stringify(`${target}#${meant}`) }) };
}
