import { linksInText } from '../../content/resolve/text-links';
import type { Written } from '../../content/document';
import type { Path } from '../../json/path';
import type { SourceLocation } from '../../json/position';
import { groupedBy } from '../lists';
import { oncePer, oncePerFields, oncePerText } from '../once';
import type { Site, SiteDocument, SitePage } from '../site';
import { isAnswered } from './published';
import { showsUnread } from './shared-files';

/** A link of a document to a page of the site. */
export interface Link {
  path: Path;
  /** The location of its address. */
  location: SourceLocation;
  route: string;
  fragment: string | undefined;
  text: string;
  /** For a link in a text: its words. Any other link is named by the text beside it. */
  words: string | undefined;
}

/** The replacement of a link's address. */
export const asWritten = ({ location }: Link, address: string) => (location.inside ? address : JSON.stringify(address));

/** The old addresses of a page are no links to it. */
export const linksIn = oncePerFields((fields): readonly Link[] =>
  fields.flatMap(({ kind, value, path }): Link[] => {
    if (typeof value !== 'string' || path[0] === 'aliases') return [];
    if (kind === 'prose') {
      return linksInText(value).map(({ words, to: { address, ...inside } }) => ({
        ...linkTo(address, path),
        location: { path, part: 'value', inside },
        words: value.slice(words.start, words.end),
      }));
    }
    return kind === 'route' && value.startsWith('/') ? [linkTo(value, path)] : [];
  }),
);

/** The links of what visitors see, by the hidden page that they lead to; a list that leaves a page out is no link. */
export const linksToHidden = oncePer(
  (site: Site): ReadonlyMap<SitePage, readonly (Link & { document: SiteDocument })[]> => {
    const hidden = new Map(site.pages.filter((page) => page.hidden).map((page) => [page.route, page]));
    const drafts = new Set([...hidden.values()].map(({ path }) => path));
    const links = [...site.documents.values()]
      .filter(({ path }) => hidden.size > 0 && !drafts.has(path))
      .flatMap((document) => linksIn(document).map((link) => ({ ...link, document })))
      .map((link) => ({ ...link, target: hidden.get(site.aliases.get(link.route) ?? link.route)! }))
      .filter(({ path, target }) => target && path.at(-2) !== 'except');
    return groupedBy(links, ({ target }) => target);
  },
);

/** The links that lead nowhere: one of them may have led to a page, or a page that is gone may have used something. */
export const deadLinksIn = oncePer((site: Site): readonly Written[] =>
  [...site.documents.values()].flatMap((document) =>
    linksIn(document).flatMap(({ route, path }) => (isAnswered(site, route) ? [] : [{ document, path }])),
  ),
);

function linkTo(address: string, path: Path): Link {
  const [route = '', fragment] = address.split('#');
  return { path, location: { path, part: 'value' }, route, fragment, text: address, words: undefined };
}

/**
 * The ids that links can lead to on a page, also those of the shared blocks it shows; `undefined` while one of these
 * files is missing or invalid: its fault would be repeated at each link to it.
 */
export const fragmentsOf = oncePer((site: Site) =>
  oncePerText((route): readonly string[] | undefined => {
    const page = site.at(route);
    return page && !showsUnread(page, site) ? site.resolver?.fragments(page) : undefined;
  }),
);
