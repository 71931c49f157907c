import type { SiteFile } from '../documents/site.schema';

/** The name of the business in one line. */
export const brandName = ({ brand: { first, second } }: Pick<SiteFile, 'brand'>): string =>
  second === undefined ? first : `${first} ${second}`;
