import { kindOf } from '../../../content/files';
import { isToDo } from '../../../content/to-do';
import { isObject } from '../../../json/is-object';
import { valueAt } from '../../../json/path';
import { listedKindNamed } from '../../../kinds/named';
import { slugOf } from '../../../schema/slug';
import { areaOf } from '../../documents/areas';
import { fragmentsOf, linksIn } from '../../documents/links';
import type { Link } from '../../documents/links';
import { pushTo } from '../../lists';
import { oncePer, oncePerWords } from '../../once';
import type { Diagnostic, Rule } from '../../rule';
import type { Site, SiteDocument, SitePage } from '../../site';
import { wordsOf } from '../../texts/words-of';
import { labelBeside } from './label-beside';

export const misleadingLink: Rule = {
  code: 'misleading-link',
  severity: 'error',
  mayAllow: true,
  yieldsTo: ['broken-link', 'copied-page', 'leftover-place', 'link-to-draft'],
  summary: 'The words of a link name another page, or another place on a page, than the link leads to.',
  example: {
    before: '{ "label": "Repairs in R4", "to": "/areas/r5" }',
    after: '{ "label": "Repairs in R4", "to": "/areas/r4" }',
  },
  *check(site) {
    const names = namesOf(calledIn(site));
    for (const document of site.documents.values()) {
      yield* dialledIn(document);
      for (const { link, words, named } of names.namedIn(document)) {
        const meant = meantBy(link, { words, named, site });
        if (meant === undefined) continue;
        const target = site.documents.get(site.routes.get(site.aliases.get(link.route) ?? link.route)!);
        yield {
          document,
          location: link.location,
          // What is told of the name of the page that it leads to makes its words look wrong.
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

/** What a button says that shows something, and rings nobody. */
const SHOWS = /^(?:browse|explore|read|see|show|view)\b(?!.*\{phone)/i;

/** Buttons that promise a page and dial. */
function* dialledIn(document: SiteDocument): Generator<Diagnostic> {
  for (const { kind, value, path } of document.fields) {
    if (kind !== 'action' || !isObject(value) || value['do'] !== 'call') continue;
    const label = value['label'];
    if (typeof label !== 'string' || !SHOWS.test(label.trim())) continue;
    yield {
      document,
      location: { path: [...path, 'label'], part: 'value' },
      words: {
        message: `"${label}" promises a page, but the button dials our number.`,
        fix:
          'Write "do": "page" with the address of the page in "to", or a label that says that it calls, for example ' +
          '"Call: {phone}".',
        why: 'Visitors who press it to read something would ring us, and hang up.',
      },
    };
  }
}

const MORE_WORDS = 2;

interface Naming {
  link: Link;
  words: string;
  /** The addresses of the pages whose names stand in its words, with those names. */
  named: readonly { route: string; name: string }[];
}

/** The one other address that the words of a link name, while they do not name its own. */
function meantBy(
  { route, fragment }: Link,
  { words, named, site }: Omit<Naming, 'link'> & { site: Site },
): string | undefined {
  const own = site.aliases.get(route) ?? route;
  // A page that cannot be read, or whose name cannot, may well be called so.
  if (site.routes.has(own) && !isNamedAt(site, own)) return undefined;
  const part = slugOf(words);
  const known = fragment === undefined || fragment === part ? undefined : fragmentsOf(site, own);
  if (known?.includes(part) && known.includes(fragment!)) return `${own}#${part}`;
  if (named.some((each) => each.route === own) || site.misnamed.length > 0) return undefined;
  const kindAt = (address: string) => {
    const file = site.routes.get(address);
    return file === undefined ? undefined : listedKindNamed(kindOf(file));
  };
  const kind = kindAt(own);
  const inAddress = new Set(own.split(/[/#-]/));
  const plain = plainOf(words);
  // A few words that begin or end with the name of a plain page mean it, as "Read our reviews"; more may speak of it.
  const isNamed = (name: string) =>
    (plain.startsWith(`${name} `) || plain.endsWith(` ${name}`)) &&
    plain.split(' ').length <= name.split(' ').length + MORE_WORDS &&
    !name.split(' ').every((word) => inAddress.has(word));
  const isMeant = ({ route: address, name }: Naming['named'][number]) =>
    name === plain || (kindAt(address)?.isAlike ? kindAt(address) === kind : isNamed(name));
  const routes = new Set(named.filter(isMeant).map((each) => each.route));
  return routes.size === 1 ? [...routes][0] : undefined;
}

/** Whether it is known how a page is called: one of a kind that has facts is called by them, once they are written. */
function isNamedAt(site: Site, route: string): boolean {
  const page = site.documents.get(site.routes.get(route)!);
  if (!page || !isObject(page.value) || !('facts' in page.value)) return page !== undefined;
  const { facts } = page.value;
  return isObject(facts) && !isToDo(facts['name']) && !isToDo(facts['code']);
}

const plainOf = (words: string) =>
  wordsOf(words)
    .map(({ word }) => word)
    .join(' ');

/** Each page by its name and its code. */
const calledIn = ({ pages }: Site): readonly string[] => pages.flatMap(called);

const called = oncePer((page: SitePage): readonly string[] => {
  const { name, code } = areaOf(page);
  return [name, code].flatMap((each) => (each === undefined ? [] : [`${page.route} ${plainOf(each)}`]));
});

/** What pages are called, each with its address before it, to be found in the words of links. */
const namesOf = oncePerWords((entries) => {
  const routes = new Map<string, string[]>();
  for (const entry of entries) {
    const [route = '', ...name] = entry.split(' ');
    pushTo(routes, name.join(' '), route);
  }
  const longest = Math.max(0, ...[...routes.keys()].map((name) => name.split(' ').length));
  const namedIn = oncePer((document: SiteDocument): readonly Naming[] =>
    linksIn(document).flatMap((link) => {
      const words = link.words ?? labelBeside(valueAt(document.value, link.path.slice(0, -1)));
      if (words === '' || words.includes('{')) return [];
      const plain = plainOf(words).split(' ');
      const named = plain.flatMap((_, from) =>
        Array.from({ length: Math.min(longest, plain.length - from) }, (__, count) =>
          plain.slice(from, from + count + 1).join(' '),
        ).flatMap((name) => (routes.get(name) ?? []).map((route) => ({ route, name }))),
      );
      return named.length > 0 || link.fragment !== undefined ? [{ link, words, named }] : [];
    }),
  );
  return { namedIn };
});
