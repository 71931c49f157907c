import { isToDo } from '../../../content/to-do';
import { isObject } from '../../../json/is-object';
import { valueAt } from '../../../json/path';
import { slugOf } from '../../../schema/slug';
import { areaOf } from '../../documents/areas';
import { fragmentsOf, linksIn } from '../../documents/links';
import type { Link } from '../../documents/links';
import { plainName } from '../../documents/place-name';
import { pushTo } from '../../lists';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import type { Site, SiteDocument, SitePage } from '../../site';

export const misleadingLink: Rule = {
  code: 'misleading-link',
  severity: 'error',
  mayAllow: true,
  summary: 'The words of a link are the name of another page, or of another place on a page, than the link leads to.',
  example: {
    before: '{ "label": "Repairs", "to": "/services/windows" }',
    after: '{ "label": "Repairs", "to": "/services/repairs" }',
  },
  scope: 'site',
  *check(site) {
    const routes = new Map<string, string[]>();
    for (const page of site.pages) for (const name of namesOf(page)) pushTo(routes, name, page.route);
    for (const document of site.documents.values()) {
      for (const { link, words } of labelledIn(document)) {
        const meant = meantBy(site, link, { words, named: routes.get(plainName(words)) ?? [] });
        if (meant === undefined) continue;
        const target = site.documents.get(site.routes.get(site.aliases.get(link.route) ?? link.route)!);
        yield {
          document,
          location: link.location,
          // With a mistake in the name of the page that it leads to, its words look wrong.
          follows: target ? ['name', 'code'].map((fact) => ({ document: target, path: ['facts', fact] })) : [],
          words: {
            message: `"${words}" names ${meant}, but the link leads to ${link.text}.`,
            fix: `Write "${meant}" in its place, or other words on the link.`,
            why: 'Visitors who follow it would come to another place than they were promised.',
          },
        };
      }
    }
  },
};

/** The name and the code of a page, as they are compared. */
const namesOf = oncePer((page: SitePage): readonly string[] => {
  const { name, code } = areaOf(page);
  return [name, code].flatMap((each) => (each === undefined ? [] : [plainName(each)]));
});

/** The links of a document with their words, but for words with a token. */
const labelledIn = oncePer((document: SiteDocument): readonly { link: Link; words: string }[] =>
  linksIn(document).flatMap((link) => {
    const holder = valueAt(document.value, link.path.slice(0, -1));
    const label = isObject(holder) && typeof holder['label'] === 'string' ? holder['label'] : '';
    const words = link.words ?? label;
    return words === '' || words.includes('{') ? [] : [{ link, words }];
  }),
);

/** The one other address whose name the words of a link are. */
function meantBy(
  site: Site,
  { route, fragment }: Link,
  { words, named }: { words: string; named: readonly string[] },
): string | undefined {
  const own = site.aliases.get(route) ?? route;
  // A page that cannot be read, or whose name cannot, may well be called so.
  if (site.routes.has(own) && !isNamedAt(site, own)) return undefined;
  const part = slugOf(words);
  const known = fragment === undefined || fragment === part ? undefined : fragmentsOf(site, own);
  if (known?.includes(part) && known.includes(fragment!)) return `${own}#${part}`;
  const isMeant = named.length === 1 && named[0] !== own && site.misnamed.length === 0;
  return isMeant ? named[0] : undefined;
}

/** Whether it is known how a page is called: one of a kind that has facts is called by them, once they are written. */
function isNamedAt(site: Site, route: string): boolean {
  const page = site.documents.get(site.routes.get(route)!);
  if (!page || !isObject(page.value) || !('facts' in page.value)) return page !== undefined;
  const { facts } = page.value;
  return isObject(facts) && !isToDo(facts['name']) && !isToDo(facts['code']);
}
