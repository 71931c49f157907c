import { declaredBy } from '../declared';
import type { Page } from '../document';
import type { SiteFile } from '../documents/site.schema';

/** An average out of 5 and the whole number of reviews behind it. */
export interface Rating {
  value: number;
  count: number;
}

/** The rating that structured data carries and the page shows; nothing when the page leaves ratings out. */
export function ratingOf(page: Page, site: SiteFile): Rating | undefined {
  const { document } = page;
  const own = declaredBy(page);
  if (!document.metadata.includeRatings || !own) return undefined;
  const branch = own.declared.branch?.(own.facts);
  if (branch && !document.metadata.rating) return branch.rating;
  const claims = document.metadata.rating ?? site.defaults.rating;
  if (!claims) return undefined;
  const numberOf = (id: string) => {
    const claim = site.claims.find((each) => each.id === id);
    return claim && 'value' in claim && typeof claim.value === 'number' ? claim.value : undefined;
  };
  const average = numberOf(claims.value);
  const reviews = numberOf(claims.count);
  return average === undefined || reviews === undefined ? undefined : { value: average, count: reviews };
}
