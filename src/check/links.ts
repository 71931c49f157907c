import type { Path } from '../json/path';
import { oncePer } from './once';
import type { Site, SiteDocument } from './site';

/** A link of a document to a page of the site. */
export interface Link {
  path: Path;
  route: string;
  fragment: string | undefined;
  text: string;
}

/** The old addresses of a page are no links to it. */
export const linksIn = ({ fields }: Pick<SiteDocument, 'fields'>): readonly Link[] => linksOf(fields);

const linksOf = oncePer((fields: SiteDocument['fields']) =>
  fields.flatMap(({ kind, value, path }): Link[] => {
    if (kind !== 'route' || typeof value !== 'string' || path[0] === 'aliases' || !value.startsWith('/')) return [];
    const [route = '', fragment] = value.split('#');
    return [{ path, route, fragment, text: value }];
  }),
);

/**
 * The names that links can lead to on a page, also those of the shared blocks it shows; `undefined` while one of these
 * files cannot be relied on: a misspelt "id" would be told once more at each link to it.
 */
export function fragmentsOf(site: Site, route: string): readonly string[] | undefined {
  const page = site.at(route);
  if (!page) return undefined;
  const shared = page.document.blocks.flatMap((block) =>
    block.type === 'shared' ? (site.shared(block.ref) ?? []) : [],
  );
  return shared.every(({ isValid }) => isValid) ? site.resolver?.fragments(page) : undefined;
}
