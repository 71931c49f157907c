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
  }));

/**
 * The names that links can lead to on a page, also those of the shared blocks it shows; `undefined` while one of these
 * files cannot be relied on: a misspelt "id" would be told once more at each link to it.
 */
export function fragmentsOf(site: Site, route: string): string[] | undefined {
  const page = site.documents.get(site.routes.get(route) ?? '');
  if (!page?.isValid) return undefined;
  const shared = page.fields.flatMap(({ kind, value }) => (kind === 'ref' && typeof value === 'string' ? site.shared(value) ?? [] : []));
  if (shared.some(({ isValid }) => !isValid)) return undefined;
  return [page, ...shared].flatMap(({ fields }) =>
    fields.flatMap(({ kind, value, path }) => (kind === 'id' && path.at(-1) === 'id' && typeof value === 'string' ? [value] : [])));
}
