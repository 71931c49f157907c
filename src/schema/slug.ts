/**
 * Words as a name of lower-case Latin letters, digits and hyphens: `St John's Wood` → `st-johns-wood`. Empty for what
 * has none of these.
 */
export const slugOf = (words: string): string =>
  words
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
