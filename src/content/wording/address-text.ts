import type { SiteFile } from '../documents/site.schema';

/** Where the business is, in one line. */
export const addressText = ({ text, street, locality, postalCode }: SiteFile['address']): string =>
  text ?? [street, locality, postalCode].filter((part) => part !== undefined).join(', ');
