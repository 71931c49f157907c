import { isObject } from '../../../json/is-object';
import { valueAt } from '../../../json/path';
import type { PageKind } from '../../../kinds';
import { listedKindNamed } from '../../../kinds/named';
import { slugOf } from '../../../schema/slug';
import { areaOf } from '../../areas';
import { fragmentsOf, linksIn } from '../../links';
import type { Link } from '../../links';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { wordsOf } from '../../words-of';

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
    for (const document of site.documents.values()) {
      for (const link of linksIn(document)) {
        const named = namedBy(link, document, site);
        if (!named) continue;
        yield {
          document,
          location: link.location,
          words: {
            message: `"${named.words}" names ${named.route}, but the link leads to ${link.text}.`,
            fix: `Write "${named.route}" in its place, or other words on the link.`,
            why: 'Visitors who follow it would come to another place than they were promised.',
          },
        };
      }
    }
  },
};

const labelBeside = (holder: unknown) =>
  isObject(holder) && typeof holder['label'] === 'string' ? holder['label'] : '';

interface Name {
  plain: string;
  kind: PageKind;
  route: string;
}

/** The one other address that the words of a link name, while they do not name its own. */
function namedBy(
  { path, route, fragment, words: inText }: Link,
  { value }: SiteDocument,
  site: Site,
): { words: string; route: string } | undefined {
  const words = inText ?? labelBeside(valueAt(value, path.slice(0, -1)));
  if (words === '' || words.includes('{')) return undefined;
  const own = site.aliases.get(route) ?? route;
  const known = fragment === undefined ? undefined : fragmentsOf(site, own);
  const other = known?.includes(slugOf(words)) && known.includes(fragment!) && slugOf(words) !== fragment;
  if (other) return { words, route: `${own}#${slugOf(words)}` };
  const plain = plainOf(words);
  const names = namesIn(site).filter((name) => ` ${plain} `.includes(` ${name.plain} `));
  if (names.some((name) => name.route === own)) return undefined;
  const kind = namesIn(site).find((name) => name.route === own)?.kind;
  const routes = new Set(
    names
      .filter((name) => name.plain === plain || (name.kind === kind && isAlike(name.kind)))
      .map((name) => name.route),
  );
  const [only] = routes;
  return only !== undefined && routes.size === 1 && !site.misnamed.length ? { words, route: only } : undefined;
}

const isAlike = (kind: PageKind) => listedKindNamed(kind)?.isAlike === true;

const plainOf = (words: string) =>
  wordsOf(words)
    .map(({ word }) => word)
    .join(' ');

/** What each page is called, by its name and its code. */
const namesIn = oncePer((site: Site): readonly Name[] =>
  site.pages.flatMap((page) => {
    const { name, code } = areaOf(page);
    return [name, code].flatMap((each) => {
      const plain = plainOf(each ?? '');
      return plain === '' ? [] : [{ plain, kind: page.kind, route: page.route }];
    });
  }),
);
