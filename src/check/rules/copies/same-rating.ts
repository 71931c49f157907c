import { soundOf } from '../../../content/sound';
import { pushTo } from '../../lists';
import { isNewerThan } from '../../documents/published';
import type { Rule } from '../../rule';
import type { Site, SitePage } from '../../site';
import { isLeft } from './copies';

/** So few reviews may be equal by chance. */
const FEW = 10;

/** Reported on the page that visitors have not seen yet, or else on the later by its file. */
export const sameRating: Rule = {
  code: 'same-rating',
  severity: 'error',
  mayAllow: true,
  summary: 'A page has the rating of another one, from as many reviews.',
  example: {
    before: '"rating": { "value": 4.9, "count": 134 } in two files of pages/areas',
    after: '"rating": { "value": 4.8, "count": 284 } in one of the two',
  },
  *check(site) {
    for (const pages of byRating(site).values()) {
      const [first, ...others] = pages.toSorted(
        (a, b) => Number(isNewerThan(site, a, b)) - Number(isNewerThan(site, b, a)),
      );
      for (const page of others) {
        const location = { path: ['facts', 'rating'], part: 'value' as const };
        yield {
          document: page,
          location,
          words: {
            message: `This rating and its number of reviews are those of ${first!.path} too.`,
            fix: 'Write the rating of this page, or leave "rating" out until there are reviews. If both are true by chance, say so in "allow".',
            why: 'Visitors would read what customers of another district said, as if it were said here.',
          },
          related: [{ document: first!, location, message: 'It stands here too.' }],
        };
      }
    }
  },
};

function byRating(site: Site): Map<string, SitePage[]> {
  const groups = new Map<string, SitePage[]>();
  for (const page of site.pages) {
    const { value, count } = soundOf(page).facts?.rating ?? {};
    if (value !== undefined && count !== undefined && count > FEW && !isLeft(site, page, 'facts/rating'))
      pushTo(groups, `${value} ${count}`, page);
  }
  return groups;
}
