import { groupedBy } from '../../lists';
import { oldestFirst } from '../../documents/published';
import type { Placed } from '../../documents/published';
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

/** What stands in two places of a site, the second of them the newer. */
export interface Repeated<Item extends Placed> {
  first: Item;
  later: Item;
}

/** Every item whose key an item of another, older page has too; once a page and key. */
export function repeatedIn<Item extends Placed & { key: string }>(site: Site, items: Iterable<Item>): Repeated<Item>[] {
  return [...groupedBy(items, ({ key }) => key).values()].flatMap((same) => {
    const onePerPage = [...new Map(same.toReversed().map((item) => [item.page, item])).values()];
    if (onePerPage.length < 2) return [];
    const [first, ...others] = oldestFirst(site, onePerPage);
    return others.map((later) => ({ first: first!, later }));
  });
}
