import { isListed } from '../../../kinds/named';
import { isOfPlace } from '../../documents/areas';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import type { Site, SitePage } from '../../site';
import { wordsOf } from '../../texts/words-of';
import { isLeft } from './copies';
import { repeatedIn } from './joins';
import { reviewsOn } from './reviews';
import type { Review } from './reviews';

const SIGNED = { name: 'name', date: 'date', place: 'place', rating: 'number of stars' } as const;
/** A review of fewer words may be said by two customers: "Great work!" */
const LEAST_WORDS = 6;
const WHY = 'The law forbids invented reviews, and visitors decide by them whom to let into their homes.';

const reviewsIn = (site: Site) => site.pages.filter(({ kind }) => isListed(kind)).flatMap(placedOn);

/** The reviews of a page with the words of each as they are compared. */
const placedOn = oncePer((page: SitePage) =>
  reviewsOn(page).map((review) => {
    const words = wordsOf(review.text).map(({ word }) => word);
    return { page, path: review.path, review, key: words.length < LEAST_WORDS ? '' : words.join(' ') };
  }),
);

/** A review may be shown on several pages, but not as that of several customers, nor as what two districts said. */
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
    const found = repeatedIn(
      site,
      reviewsIn(site).filter(({ key }) => key !== ''),
    );
    for (const { first, later } of found) {
      const { page, path } = later;
      if (isLeft(site, page, path.join('/'))) continue;
      const fields = Object.keys(SIGNED) as (keyof typeof SIGNED)[];
      const other = fields.find((field) => later.review[field] !== first.review[field]);
      if (!other && !(isOfPlace(page) && isOfPlace(first.page))) continue;
      yield {
        document: page,
        location: { path, part: 'value' },
        words: {
          message: other
            ? `The words of this review stand under another ${SIGNED[other]} in ${first.page.path}.`
            : `This review stands on the page of another place too, in ${first.page.path}.`,
          fix: other
            ? `Find out whose words these are, and write the same ${SIGNED[other]} in both places, or take one of the two reviews out.`
            : 'Leave it on the page of the place where the work was done, and take it out of the other.',
          why: WHY,
        },
        related: [
          { document: first.page, location: { path: first.path, part: 'value' }, message: 'They stand here too.' },
        ],
      };
    }
  },
};

/** One customer may well review two jobs; in two places on one date, seldom. */
export const repeatedReviewer: Rule = {
  code: 'repeated-reviewer',
  severity: 'warning',
  summary: 'One name has two reviews of one date, for two places.',
  example: {
    before:
      '"name": "Ann B.", "place": "Harbour", "date": "May 2024" and "name": "Ann B.", "place": "Hill", "date": "May 2024"',
    after: '"name": "Ann B.", "place": "Harbour", "date": "May 2024"',
  },
  scope: 'site',
  *check(site) {
    const signed = reviewsIn(site).flatMap((placed) => {
      const { name, date } = placed.review;
      return typeof name === 'string' && typeof date === 'string' ? [{ ...placed, key: `${name}\n${date}` }] : [];
    });
    for (const { first, later } of repeatedIn(site, signed)) {
      const isElsewhere = later.review.place !== first.review.place || (isOfPlace(later.page) && isOfPlace(first.page));
      if (!isElsewhere || later.review.text === first.review.text) continue;
      const nameOf = ({ path }: Review) => ({ path: [...path.slice(0, -1), 'name'], part: 'value' as const });
      yield {
        document: later.page,
        location: nameOf(later.review),
        words: {
          message: `A review by ${String(later.review.name)} of ${String(later.review.date)} for another place stands in ${first.page.path}.`,
          fix: 'Leave it if one customer wrote both. If not, write who wrote this one, and when.',
          why: WHY,
        },
        related: [{ document: first.page, location: nameOf(first.review), message: 'It stands here.' }],
      };
    }
  },
};
