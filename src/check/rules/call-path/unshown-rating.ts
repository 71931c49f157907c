import { figuresIn } from '../../../content/wording/figures';
import { isObject } from '../../../json/is-object';
import type { FinishedRule } from '../../built/finished-rule';

/** How far the number of reviews may stand from the average, in characters. */
const NEAR = 80;

export const unshownRating: FinishedRule = {
  code: 'unshown-rating',
  severity: 'error',
  summary: 'Search engines are told a rating that the finished page does not show.',
  example: { before: '4.9 from 134 reviews for search engines, none on the page', after: '"includeRatings": false' },
  *checkFinished(page) {
    const { average, count: whole } = figuresIn(page.business.locale);
    for (const { value, count } of page.graphs.flatMap(ratingsIn)) {
      if (shows(page.mainWords, [average(value), String(value)], [whole(count), String(count)])) continue;
      const words = {
        message:
          `Search engines are told a rating of ${value} from ${whole(count)} ` +
          'reviews, and the finished page does not show it.',
        fix: 'Show both figures on the page, or write "includeRatings": false in "metadata".',
        why: 'Visitors who came for the stars would not find them, and search engines take that for a fraud.',
      };
      yield { location: { path: ['metadata'], part: 'name' }, words };
    }
  },
};

function ratingsIn(value: unknown): { value: number; count: number }[] {
  if (Array.isArray(value)) return value.flatMap(ratingsIn);
  if (!isObject(value)) return [];
  const rating = { value: Number(value['ratingValue']), count: Number(value['reviewCount']) };
  const own = value['@type'] === 'AggregateRating' ? [rating] : [];
  return [...own, ...Object.values(value).flatMap(ratingsIn)];
}

/** Both figures near each other, the count as a whole number: "4,800+" is another claim. */
function shows(text: string, averages: string[], counts: string[]): boolean {
  const average = figure(averages, '(?![.,]?\\d)');
  const reviews = figure(counts, '(?![+\\d]|[.,]\\d)');
  return [...text.matchAll(average)].some(
    ({ index }) => text.slice(Math.max(0, index - NEAR), index + NEAR).search(reviews) >= 0,
  );
}

/** The words of a page have plain spaces, also where a language groups digits by narrow ones. */
const escaped = (form: string) => form.replaceAll(/\s/g, ' ').replaceAll('.', String.raw`\.`);
const figure = (forms: string[], end: string) =>
  new RegExp(String.raw`(?<![\d.,])(?:${forms.map(escaped).join('|')})${end}`, 'g');
