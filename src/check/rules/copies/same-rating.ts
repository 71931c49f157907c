import { isToldAsCopied } from './copies';
import { pushTo } from '../../lists';
import { otherHere, sameRating as words } from '../../messages/places';
import { isNewerThan } from '../../published';
import type { Rule } from '../../rule';
import { isObject } from '../../judge/schema-walk';
import type { Site, SitePage } from '../../site';

/** So few reviews may be equal by chance. */
const FEW = 10;

/** Two districts can have the same rating from as many reviews, but seldom have: a new page with one is asked about it. */
export const sameRating: Rule = {
  code: 'same-rating',
  severity: 'warning',
  summary: 'A new area page has the rating of another one, from as many reviews.',
  example: { before: '"rating": { "value": 4.9, "count": 134 } in pages/areas/n1.json, as in pages/areas/sw1h.json', after: '"rating": { "value": 4.8, "count": 284 }' },
  *check(site) {
    for (const [, pages] of byRating(site)) {
      for (const page of pages) {
        const other = pages.find((each) => isNewerThan(site, page, each));
        if (!other || isToldAsCopied(site, page, 'facts/rating')) continue;
        const location = { path: ['facts', 'rating'], part: 'value' as const };
        yield { document: page, location, words: words(other.path), related: [{ document: other, location, message: otherHere }] };
      }
    }
  },
};

function byRating(site: Site): Map<string, SitePage[]> {
  const groups = new Map<string, SitePage[]>();
  for (const page of site.pages) {
    const facts = page.kind === 'area' && isObject(page.value) ? page.value['facts'] : undefined;
    const rating = isObject(facts) && isObject(facts['rating']) ? facts['rating'] : undefined;
    if (rating && typeof rating['count'] === 'number' && rating['count'] > FEW) pushTo(groups, `${String(rating['value'])} ${rating['count']}`, page);
  }
  return groups;
}
