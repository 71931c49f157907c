import { isListedPage, isOfPlace } from '../../documents/areas';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';
import { fact, storeOf } from '../../store';
import { wordsOf } from '../../texts/words-of';
import { isLeft } from './copies';
import { repeatedIn } from './joins';
import { reviewsOn } from '../../texts/reviews';

const SIGNED = { name: 'name', date: 'date', place: 'place', rating: 'number of stars' } as const;
/** Two customers may write the same short review: "Great work!" */
const LEAST_WORDS = 6;

const reviews = fact('reviews of listed pages', (document) =>
  (isListedPage(document) ? reviewsOn(document) : []).flatMap(({ path, text, name, date, place, rating }) => {
    const words = wordsOf(text).map(({ word }) => word);
    return words.length < LEAST_WORDS ? [] : [{ path, key: words.join(' '), signed: { name, date, place, rating } }];
  }),
);

/** A review may be shown on several pages, but not as that of several customers, nor under two districts. */
export const copiedReview: Rule = {
  code: 'copied-review',
  severity: 'error',
  mayAllow: true,
  summary: 'The words of one review stand under another name, date, place or number of stars.',
  example: { before: '"They came at night and …" of Ann B. and of Tom K.', after: 'The words of Ann B. alone' },
  scope: 'site',
  uses: [reviews],
  *check(site) {
    const all = site.pages.flatMap((page) =>
      storeOf(site.in(page.path))
        .get(reviews, page)
        .map((each) => ({ page, ...each })),
    );
    for (const { first, later } of repeatedIn(site, all)) {
      const { page, path } = later;
      const fields = Object.keys(SIGNED) as (keyof typeof SIGNED)[];
      const other = fields.find((field) => later.signed[field] !== first.signed[field]);
      if (isLeft(site, page, path) || (!other && !(isOfPlace(page) && isOfPlace(first.page)))) continue;
      const what = other ? `another ${SIGNED[other]}` : 'another place';
      const words = {
        message: `The words of this review stand under ${what} in ${first.page.path}.`,
        fix: 'Find out whose words these are and where the work was done, sign them so in both, or take one out.',
        why: 'The law forbids invented reviews, and visitors decide by them whom to let into their homes.',
      };
      yield atValue(page, path, words, { related: [beside(first.page, first.path, 'They stand here too.')] });
    }
  },
};
