import { isListed } from '../../../kinds/named';
import { isOfPlace } from '../../documents/areas';
import { oncePer } from '../../once';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';
import type { Site, SitePage } from '../../site';
import { wordsOf } from '../../texts/words-of';
import { isLeft } from './copies';
import { repeatedIn } from './joins';
import { reviewsOn } from './reviews';

const SIGNED = { name: 'name', date: 'date', place: 'place', rating: 'number of stars' } as const;
/** Two customers may write the same short review: "Great work!" */
const LEAST_WORDS = 6;

const reviewsIn = (site: Site) => site.pages.filter(({ kind }) => isListed(kind)).flatMap(placedOn);

const placedOn = oncePer((page: SitePage) =>
  reviewsOn(page).map((review) => {
    const words = wordsOf(review.text).map(({ word }) => word);
    return { page, path: review.path, review, key: words.length < LEAST_WORDS ? '' : words.join(' ') };
  }),
);

/** A review may be shown on several pages, but not as that of several customers, nor under two districts. */
export const copiedReview: Rule = {
  code: 'copied-review',
  severity: 'error',
  mayAllow: true,
  summary: 'The words of one review stand under another name, date, place or number of stars.',
  example: {
    before:
      '"name": "Ann B.", "text": "They came at night and …" and "name": "Tom K.", "text": "They came at night and …"',
    after: '"name": "Ann B.", "text": "They came at night and …"',
  },
  scope: 'site',
  *check(site) {
    const reviews = reviewsIn(site).filter(({ key }) => key !== '');
    for (const { first, later } of repeatedIn(site, reviews)) {
      const { page, path } = later;
      const fields = Object.keys(SIGNED) as (keyof typeof SIGNED)[];
      const other = fields.find((field) => later.review[field] !== first.review[field]);
      if (isLeft(site, page, path) || (!other && !(isOfPlace(page) && isOfPlace(first.page)))) continue;
      const what = other ? `another ${SIGNED[other]}` : 'another place';
      const words = {
        message: `The words of this review stand under ${what} in ${first.page.path}.`,
        fix:
          'Find out whose words these are and where the work was done, sign them so in both places, or take one of ' +
          'the two out.',
        why: 'The law forbids invented reviews, and visitors decide by them whom to let into their homes.',
      };
      yield atValue(page, path, words, { related: [beside(first.page, first.path, 'They stand here too.')] });
    }
  },
};
