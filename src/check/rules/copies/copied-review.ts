import { isListed } from '../../../kinds/named';
import { isOfPlace } from '../../documents/areas';
import { publishedFirst } from '../../documents/published';
import type { Rule } from '../../rule';
import type { SitePage } from '../../site';
import { isLeft } from './copies';
import { Holders } from './holders';
import { reviewAt, reviewsOn } from './reviews';
import type { Review } from './reviews';
import { sameTextsIn } from './same-texts';

const SIGNED = { name: 'name', date: 'date', place: 'place', rating: 'number of stars' } as const;
const WHY = 'The law forbids invented reviews, and visitors decide by them whom to let into their homes.';

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
  *check(site) {
    for (const { page, path, source, sourcePath, isReview } of sameTextsIn(site)) {
      if (!isReview || isLeft(site, page, path.join('/'))) continue;
      const [mine, theirs] = [reviewAt(page.value, path), reviewAt(source.value, sourcePath)];
      const other = (Object.keys(SIGNED) as (keyof typeof SIGNED)[]).find((field) => mine[field] !== theirs[field]);
      if (!other && !(isOfPlace(page) && isOfPlace(source))) continue;
      yield {
        document: page,
        location: { path, part: 'value' },
        words: {
          message: other
            ? `The words of this review stand under another ${SIGNED[other]} in ${source.path}.`
            : `This review stands on the page of another place too, in ${source.path}.`,
          fix: other
            ? `Find out whose words these are, and write the same ${SIGNED[other]} in both places, or take one of the two reviews out.`
            : 'Leave it on the page of the place where the work was done, and take it out of the other.',
          why: WHY,
        },
        related: [{ document: source, location: { path: sourcePath, part: 'value' }, message: 'They stand here too.' }],
      };
    }
  },
};

const signature = ({ name, date }: Review) =>
  typeof name === 'string' && typeof date === 'string' ? [`${name}\n${date}`] : [];

const holders = new Holders<string>();
const signaturesOn = (page: SitePage) => reviewsOn(page).flatMap(signature);

/** One customer may well review two jobs; in two places in one month, seldom. */
export const repeatedReviewer: Rule = {
  code: 'repeated-reviewer',
  severity: 'warning',
  summary: 'One name has two reviews of one date, for two places.',
  example: {
    before:
      '"name": "Ann B.", "place": "Harbour", "date": "May 2024" and "name": "Ann B.", "place": "Hill", "date": "May 2024"',
    after: '"name": "Ann B.", "place": "Harbour", "date": "May 2024"',
  },
  *check(site) {
    for (const [key, pages] of holders.among(
      site.pages.filter(({ kind }) => isListed(kind)),
      signaturesOn,
    )) {
      const inOrder = [...pages].sort((a, b) => (a.route < b.route ? -1 : 1));
      const [first, ...others] = publishedFirst(site, inOrder).flatMap((page) =>
        reviewsOn(page)
          .filter((review) => signature(review)[0] === key)
          .map((review) => ({ page, review })),
      );
      for (const { page, review } of others) {
        const isElsewhere = review.place !== first!.review.place || (isOfPlace(page) && isOfPlace(first!.page));
        if (page === first!.page || !isElsewhere || review.text === first!.review.text) continue;
        const nameOf = ({ path }: Review) => ({ path: [...path.slice(0, -1), 'name'], part: 'value' as const });
        yield {
          document: page,
          location: nameOf(review),
          words: {
            message: `A review by ${String(review.name)} of ${String(review.date)} for another place stands in ${first!.page.path}.`,
            fix: 'Leave it if one customer wrote both. If not, write who wrote this one, and when.',
            why: WHY,
          },
          related: [{ document: first!.page, location: nameOf(first!.review), message: 'It stands here.' }],
        };
      }
    }
  },
};
