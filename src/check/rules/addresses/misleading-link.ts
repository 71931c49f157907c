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
import type { Site, SiteDocument } from '../../site';

/** A warning, because the link may be older than the page that is called what it says. */
export const misleadingLink: Rule = {
  code: 'misleading-link',
  severity: 'warning',
  summary: 'The words of a link are the name of another page, or of another place on a page, than the link leads to.',
  example: { before: '"label": "Repairs", "to": "/windows"', after: '"label": "Repairs", "to": "/repairs"' },
  scope: 'site',
  *check(site) {
    const routes = new Map<string, string[]>();
    for (const page of site.pages)
      for (const name of [areaOf(page).name, areaOf(page).code]) if (name) pushTo(routes, plainName(name), page.route);
    for (const document of site.documents.values()) {
      for (const { link, words } of labelledIn(document)) {
        const target = site.aliases.get(link.route) ?? link.route;
        const intended =
          intendedPart(site, target, { link, words }) ?? intendedPage(site, target, routes.get(plainName(words)));
        const page = site.documents.get(site.routes.get(target) ?? '');
        if (intended === undefined || (site.routes.has(target) && !(page && isNamed(page)))) continue;
        yield {
          document,
          location: link.location,
          // With a mistake in the name of the page that it leads to, its words look wrong.
          follows: page ? ['name', 'code'].map((fact) => ({ document: page, path: ['facts', fact] })) : [],
          words: {
            message: `"${words}" names ${intended}, but the link leads to ${link.text}.`,
            fix: `Write "${intended}" in its place, or other words on the link.`,
            why: 'Visitors who follow it would come to another place than they were promised.',
          },
        };
      }
    }
  },
};

interface Labelled {
  link: Link;
  words: string;
}

/** The links of a document with their words, but for words with a token. */
const labelledIn = oncePer((document: SiteDocument): readonly Labelled[] =>
  linksIn(document).flatMap((link) => {
    const holder = valueAt(document.value, link.path.slice(0, -1));
    const words = link.words ?? (isObject(holder) ? holder['label'] : undefined);
    return typeof words !== 'string' || words === '' || words.includes('{') ? [] : [{ link, words }];
  }),
);

function intendedPart(site: Site, route: string, { link: { fragment }, words }: Labelled): string | undefined {
  const part = slugOf(words);
  const ids = fragment === undefined || fragment === part ? undefined : fragmentsOf(site, route);
  return ids?.includes(part) && ids.includes(fragment!) ? `${route}#${part}` : undefined;
}

const intendedPage = (site: Site, route: string, [named, ...others]: readonly string[] = []): string | undefined =>
  others.length === 0 && named !== route && site.misnamed.length === 0 ? named : undefined;

/** Whether it is known how a page is called: one of a kind that has facts is called by them, once they are written. */
function isNamed({ value }: SiteDocument): boolean {
  if (!isObject(value) || !('facts' in value)) return true;
  const { facts } = value;
  return isObject(facts) && !isToDo(facts['name']) && !isToDo(facts['code']);
}
