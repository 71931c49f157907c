import { isObject } from '../../../json/is-object';
import { pushTo } from '../../lists';
import { isNewerThan } from '../../published';
import type { Rule } from '../../rule';
import type { Site, SitePage } from '../../site';

/** So few reviews may be equal by chance. */
const FEW = 10;

/** Two districts can have the same rating from as many reviews, but seldom have: a new page with one is asked about it. */
export const sameRating: Rule = {
  code: 'same-rating',
  severity: 'warning',
  yieldsTo: ['copied-page'],
  summary: 'A new page has the rating of another one, from as many reviews.',
  example: {
    before: '"rating": { "value": 4.9, "count": 134 } in two files of pages/areas',
    after: '"rating": { "value": 4.8, "count": 284 } in one of the two',
  },
  *check(site) {
    for (const [, pages] of byRating(site)) {
      for (const page of pages) {
        const other = pages.find((each) => isNewerThan(site, page, each));
        if (!other) continue;
        const location = { path: ['facts', 'rating'], part: 'value' as const };
        yield {
          document: page,
          location,
          words: {
            message: `This rating and its number of reviews are those of ${other.path} too.`,
            fix: 'Leave it if both are true. If it was left when the page was copied, write the rating of this one, or take it out until there are reviews.',
            why: 'Visitors would read what customers of another district said, as if it were said here.',
          },
          related: [{ document: other, location, message: 'It stands here too.' }],
        };
      }
    }
  },
};

function byRating(site: Site): Map<string, SitePage[]> {
  const groups = new Map<string, SitePage[]>();
  for (const page of site.pages) {
    const facts = isObject(page.value) ? page.value['facts'] : undefined;
    const rating = isObject(facts) && isObject(facts['rating']) ? facts['rating'] : undefined;
    if (rating && typeof rating['count'] === 'number' && rating['count'] > FEW)
      pushTo(groups, `${String(rating['value'])} ${rating['count']}`, page);
  }
  return groups;
}
