/** Addresses that the site itself or its host uses; each also stands for everything below it. */
export const RESERVED_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['/_pages', "what the visitor's browser fetches when it goes from page to page"],
  ['/_gallery', 'the gallery of blocks'],
  ['/404', 'the not-found page'],
  ['/assets', 'scripts'],
  ['/fonts', 'the typeface'],
  ['/social', 'the pictures for social networks'],
  ['/index', 'the file of the first page'],
  ['/cdn-cgi', 'the host'],
]);

/** The reserved address that this one is, or lies below. */
export const reservedBy = (route: string): string | undefined =>
  [...RESERVED_ADDRESSES.keys()].find((reserved) => route === reserved || route.startsWith(`${reserved}/`));
