import type { Path } from '../../../json/path';
import { oncePer } from '../../once';
import type { Site, SiteDocument } from '../../site';

/** The names of blocks and of entries of the site file, in order. */
export const idsOf = ({ fields }: SiteDocument): { path: Path; id: string }[] =>
  fields.flatMap(({ kind, value, path }) =>
    kind === 'id' && path.at(-1) === 'id' && typeof value === 'string' ? [{ path, id: value }] : [],
  );

/** Where a page gives a name that it has given already. */
export function repeatedIdsOf(site: Site, route: string): { document: SiteDocument; path: Path }[] {
  const page = site.at(route);
  return page ? repeatedIn(page).map((path) => ({ document: page, path })) : [];
}

const repeatedIn = oncePer((page: SiteDocument): readonly Path[] => {
  const ids = idsOf(page);
  return ids.filter(({ id }, index) => ids.findIndex((each) => each.id === id) < index).map(({ path }) => path);
});
