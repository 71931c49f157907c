import { createHash } from 'node:crypto';

/** For what stands for its contents and is never seen. */
export const keyOf = (contents: Uint8Array | string) => createHash('sha256').update(contents).digest('base64url');
export const fingerprintOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
