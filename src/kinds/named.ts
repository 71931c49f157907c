import { KINDS } from './index';
import type { ListedName, PageKind } from './index';
import type { Kind, ListedKind } from './kind';

/** The kinds that lists, menus and `npm run new` know. */
export const LISTED_KINDS: readonly ListedKind<ListedName>[] = KINDS.filter((kind) => kind.isListed);

const BY_NAME = new Map<PageKind, Kind>(KINDS.map((kind) => [kind.name, kind]));

export const kindNamed = (name: PageKind): Kind => BY_NAME.get(name)!;

export const isListed = (name: PageKind): name is ListedName => kindNamed(name).isListed;

/** The kind of this name, if pages of it are listed. */
export function listedKindNamed(name: PageKind): ListedKind | undefined {
  const kind = kindNamed(name);
  return kind.isListed ? kind : undefined;
}

/** Where a file of this kind lies: `pages/areas`, `pages` for all others, `pages/404.json` for the one that it is. */
export const placeOfKind = (kind: Kind): string =>
  kind.isListed ? ['pages', kind.folder].filter(Boolean).join('/') : `pages/${kind.file}`;

/** How a page of this kind is called beside others: "an area page", "a plain page". */
export const apart = ({ words }: Pick<Kind, 'words'>): string => words.apart ?? words.page;
