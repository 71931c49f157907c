import { isInDistrict } from '../../../content/region/region';
import { hasApproved } from '../../approval/waiting';
import { areaOf } from '../../documents/areas';
import { byAge } from '../../documents/published';
import type { Placed } from '../../documents/published';
import { groupedBy } from '../../lists';
import type { Site, SitePage } from '../../site';

/** The pages that have a number in common with another page, such as the hash of a text. Linear in the pages. */
export function pagesSharing(pages: readonly SitePage[], numbersOf: (page: SitePage) => readonly number[]): SitePage[] {
  const first = new Map<number, SitePage>();
  const found = new Set<SitePage>();
  for (const page of pages) {
    for (const number of numbersOf(page)) {
      const other = first.get(number);
      if (other === undefined) first.set(number, page);
      else if (other !== page) found.add(other).add(page);
    }
  }
  return [...found];
}

export interface Repeated<Item extends Placed> {
  /** The older; where nothing tells which that is, the one with the first address. */
  first: Item;
  later: Item;
}

/** Every item whose key an item of another page has too, beside the oldest; once a page and key. */
export function repeatedIn<Item extends Placed & { key: string }>(site: Site, items: Iterable<Item>): Repeated<Item>[] {
  return [...groupedBy(items, ({ key }) => key).values()].flatMap((same) => {
    const onePerPage = [...new Map(same.toReversed().map((item) => [item.page, item])).values()];
    if (onePerPage.length < 2) return [];
    const [first, ...others] = originalFirst(site, onePerPage);
    return others.map((later) => ({ first: first!, later }));
  });
}

export const originalFirst = <Item extends Placed>(site: Site, places: readonly Item[]): Item[] =>
  places.toSorted((a, b) => byEvidence(site, a, b) || (a.page.route < b.page.route ? -1 : 1));

/** Which of two places is the original, to sort by: the older, the approved or the one at home; 0 for neither. */
export function byEvidence(site: Site, a: Placed, b: Placed): number {
  const by = (has: (page: SitePage, site: Site) => boolean) => Number(has(b.page, site)) - Number(has(a.page, site));
  return byAge(site, a, b) || by(hasApproved) || by(isAtHome);
}

function isAtHome(page: SitePage, { region }: Site): boolean {
  const { code = '', coordinates } = areaOf(page);
  const district = region?.districts.get(code);
  return district !== undefined && coordinates !== undefined && isInDistrict(district, coordinates);
}
