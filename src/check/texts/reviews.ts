import { isObject } from '../../json/is-object';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import type { SitePage } from '../site';

/** Whether a text is what a customer wrote: whatever says where it comes from is a review. */
export function isReview(document: unknown, path: Path): boolean {
  const review = path.at(-1) === 'text' ? valueAt(document, path.slice(0, -1)) : undefined;
  return isObject(review) && 'provenance' in review;
}

export interface Review extends Record<'name' | 'date' | 'place' | 'rating', unknown> {
  path: Path;
  text: string;
}

export const reviewsOn = ({ value: document, fields }: Pick<SitePage, 'value' | 'fields'>): Review[] =>
  fields.flatMap(({ path, kind, value }) =>
    kind === 'text' && typeof value === 'string' && isReview(document, path)
      ? [{ ...(valueAt(document, path.slice(0, -1)) as Omit<Review, 'path'>), path }]
      : [],
  );
