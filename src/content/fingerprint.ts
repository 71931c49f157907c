const DIGITS = 12;

/** The part of a hash, in hexadecimal digits, that stands in pages and addresses. */
export const beginningOf = (hash: string) => hash.slice(0, DIGITS);
