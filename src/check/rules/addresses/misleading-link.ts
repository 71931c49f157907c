import { fillTokens } from '../../../content/tokens/tokens';
import { isToDo } from '../../../content/to-do';
import { isObject } from '../../../json/is-object';
import { valueAt } from '../../../json/path';
import { slugOf } from '../../../schema/slug';
import { areaOf, isOfPlace } from '../../documents/areas';
import { opensPage, ownBlocks } from '../../documents/blocks';
import { addressOf, fragmentsOf, linksIn } from '../../documents/links';
import type { Address } from '../../documents/links';
import { partsOfName, plainName } from '../../documents/place-name';
import { sharedOn } from '../../documents/shared-files';
import { valuesIn } from '../../texts/strings';
import { groupedBy } from '../../lists';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import type { Site, SiteDocument, SitePage } from '../../site';
import { fact, foundIn, storeOf } from '../../store';
import { listOf } from '../../words';

/** The words of the links of a document, each once with its address. */
const labels = fact('words of links', (document) => {
  const all = labelledIn(document).map(({ link, words }) => ({ to: link.text, words }));
  return new Map(all.map((each) => [`${each.to} ${each.words}`, each])).values();
});

/** The main headings of a page that have no token. */
const headings = fact('main headings', (document) =>
  [...ownBlocks(document)]
    .flatMap((each) => (opensPage(each) ? [String(each.block['heading'])] : []))
    .filter((heading) => !heading.includes('{')),
);

/** A warning, because the link may be older than the page that is called what it says. */
export const misleadingLink: Rule = {
  code: 'misleading-link',
  severity: 'warning',
  summary: 'The words of a link are the name of another page, or of another place on a page, than the link leads to.',
  example: { before: '"label": "Repairs", "to": "/windows"', after: '"label": "Repairs", "to": "/repairs"' },
  scope: 'site',
  readsWords: true,
  uses: [labels, headings],
  *check(site) {
    for (const [document, all] of foundIn(labels, site)) {
      const judged = (to: Address, written: string) => {
        const words = filledOn(site, document, written);
        const target = site.aliases.get(to.route) ?? to.route;
        const page = site.documents.get(site.routes.get(target) ?? '');
        return { words, target, page, intended: intendedBy(site, target, to, plainName(words)) };
      };
      const isOdd = all.some(({ to, words }) => judged(addressOf(to), words).intended.length > 0);
      for (const { link, words: written } of isOdd ? labelledIn(document) : []) {
        const { words, target, page, intended } = judged(link, written);
        if (intended.length === 0 || (site.routes.has(target) && !(page && isNamed(page)))) continue;
        yield {
          document,
          location: link.location,
          // With a mistake in the name of the page that it leads to, its words look wrong.
          follows: page ? ['name', 'code'].map((field) => ({ document: page, path: ['facts', field] })) : [],
          words: {
            message: `"${words}" names ${intended.join(' and ')}, but the link leads to ${link.text}.`,
            fix: `Write ${listOf(intended, 'or')} in its place, or other words on the link.`,
            why: 'Visitors who follow it would come to another place than they were promised.',
          },
        };
      }
    }
  },
};

const labelledIn = oncePer((document: SiteDocument) =>
  linksIn(document).flatMap((link) => {
    const holder = valueAt(document.value, link.path.slice(0, -1));
    const words = link.words ?? (isObject(holder) ? holder['label'] : undefined);
    return typeof words !== 'string' || words === '' ? [] : [{ link, words }];
  }),
);

/** The addresses of what is called so, where the link leads to nothing of this name. */
function intendedBy(site: Site, target: string, { fragment }: Address, key: string): readonly string[] {
  const named = [...(routesByName(site).get(key) ?? [])];
  if (key === '' || named.includes(target) || (fragment === undefined && named.length === 0)) return [];
  const page = site.at(target);
  const ids = fragmentsOf(site)(target) ?? [];
  const parts = (page && partsByName(site)(page).get(key)) ?? [];
  const called = parts.map(({ id }) => id).filter((id) => ids.includes(id));
  if (called.length === 0) return site.misnamed.length === 0 ? named : [];
  const isOther = fragment !== undefined && !called.includes(fragment) && ids.includes(fragment);
  return isOther ? called.map((id) => `${target}#${id}`) : [];
}

/** Addresses by the names that the site has for its pages: facts, names in the region, titles and main headings. */
const routesByName = oncePer((site: Site): ReadonlyMap<string, ReadonlySet<string>> => {
  const routes = new Map<string, Set<string>>();
  const add = (route: string, names: readonly string[]) => {
    for (const name of names) if (name) routes.set(name, (routes.get(name) ?? new Set()).add(route));
  };
  for (const page of site.pages) {
    add(page.route, namesOf(page, storeOf(site.in(page.path)).get(headings, page)));
    add(page.route, (site.region?.districts.get(areaOf(page).code ?? '')?.also ?? []).map(plainName));
  }
  for (const { page, head } of site.resolver?.heads() ?? []) add(page.route, [plainName(head.title)]);
  return routes;
});

function namesOf(page: SitePage, written: readonly string[]): readonly string[] {
  const { name = '', code } = areaOf(page);
  const names = isOfPlace(page) ? [...partsOfName(name)] : [name];
  const ofCode = code === undefined ? [] : [code, ...names.flatMap((each) => [`${each} ${code}`, `${code} ${each}`])];
  return [...names, ...ofCode, ...written].map(plainName);
}

/** Words with the values that their tokens have on a page, or everywhere; empty where one has none. */
function filledOn(site: Site, document: SiteDocument, words: string): string {
  if (!words.includes('{')) return words;
  const page = site.at((document as Partial<SitePage>).route ?? '');
  const filled = fillTokens(words, (page ? site.resolver?.tokensOf(page) : site.resolver?.siteTokens) ?? new Map());
  return filled.includes('{') ? '' : filled;
}

/** The parts of a page with their ids, by the names that stand over them: many links lead to one page. */
const partsByName = oncePer((site: Site) =>
  oncePer((page: SitePage) => {
    const parts = [page, ...sharedOn(page, site)].flatMap(valuesIn).flatMap(({ value }) => {
      const { heading, question, id } = isObject(value) ? value : {};
      const name = filledOn(site, page, String(heading ?? question ?? ''));
      return name === '' ? [] : [{ name: plainName(name), id: String(id ?? slugOf(name)) }];
    });
    return groupedBy(parts, ({ name }) => name);
  }),
);

/** Whether it is known how a page is called: one of a kind that has facts is called by them, once they are written. */
function isNamed({ value }: SiteDocument): boolean {
  if (!isObject(value) || !('facts' in value)) return true;
  const { facts } = value;
  return isObject(facts) && !isToDo(facts['name']) && !isToDo(facts['code']);
}
