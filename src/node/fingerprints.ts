import { createHash } from 'node:crypto';

/** For what stands for its contents and is never seen. */
export const keyOf = (contents: Uint8Array | string) => createHash('sha256').update(contents).digest('base64url');

/** SHA-256, in hexadecimal digits. */
export const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The part of a SHA-256 that is shown. */
export const beginningOf = (sum: string) => sum.slice(0, 12);
export const fingerprintOf = (text: string) => beginningOf(sumOf(text));
