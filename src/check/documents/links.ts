import { linksInText } from '../../content/resolve/text-links';
import type { Written } from '../../content/document';
import type { Path } from '../../json/path';
import type { SourceLocation } from '../../json/position';
import { groupedBy } from '../lists';
import { oncePer, oncePerFields, oncePerText } from '../once';
import type { Site, SiteDocument, SitePage } from '../site';
import { isAnswered } from './published';
import { showsUnread } from './shared-files';
import { fact, foundIn } from '../store';

/** Where a link leads. */
export interface Address {
  text: string;
  route: string;
  fragment: string | undefined;
}

/** A link of a document to a page of the site. */
export interface Link extends Address {
  path: Path;
  /** The location of its address. */
  location: SourceLocation;
  /** For a link in a text: its words. Any other link is named by the text beside it. */
  words: string | undefined;
}

/** The replacement of a link's address. */
export const asWritten = ({ location }: Partial<Link>, address: string) =>
  location?.inside ? address : JSON.stringify(address);

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

/** Where the links of a document lead, each address once. */
export const addresses = fact('addresses', (document) => [...new Set(linksIn(document).map(({ text }) => text))]);

/** The links to addresses of a kind. A document that has none is not opened. */
export function* linksTo(site: Site, isWanted: (to: Address) => boolean): Generator<Link & { document: SiteDocument }> {
  const isOne = oncePerText((address) => isWanted(addressOf(address)));
  for (const [document, all] of foundIn(addresses, site))
    if (all.some(isOne)) for (const link of linksIn(document)) if (isOne(link.text)) yield { ...link, document };
}

/** The links of what visitors see, by the hidden page that they lead to; a list that leaves a page out is no link. */
export const linksToHidden = oncePer(
  (site: Site): ReadonlyMap<SitePage, readonly (Link & { document: SiteDocument })[]> => {
    const hidden = new Map(site.pages.filter((page) => page.hidden).map((page) => [page.route, page]));
    const drafts = new Set([...hidden.values()].map(({ path }) => path));
    const targetOf = ({ route }: Address) => hidden.get(site.aliases.get(route) ?? route);
    const links = [...linksTo(site, (to) => targetOf(to) !== undefined)].filter(
      ({ path, document }) => !drafts.has(document.path) && path.at(-2) !== 'except',
    );
    return groupedBy(links, (link) => targetOf(link)!);
  },
);

/** The links that lead nowhere: one of them may have led to a page, or a page that is gone may have used something. */
export const deadLinksIn = oncePer((site: Site): readonly Written[] => [
  ...linksTo(site, ({ route }) => !isAnswered(site, route)),
]);

const linkTo = (address: string, path: Path): Link => ({
  ...addressOf(address),
  path,
  location: { path, part: 'value' },
  words: undefined,
});

export function addressOf(text: string): Address {
  const [route = '', fragment] = text.split('#');
  return { text, route, fragment };
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
