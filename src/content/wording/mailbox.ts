import type { SiteFile } from '../documents/site.schema';

/** The mailbox of a sort, or the one that every firm has. */
export const mailboxOf = (
  { email }: Pick<SiteFile, 'email'>,
  sort: 'emergency' | 'information' = 'emergency',
): string => email[sort] ?? email.information;
