import { hash } from 'node:crypto';

/** SHA-256 in hexadecimal digits. */
export const hashOf = (contents: Uint8Array | string) => hash('sha256', contents, 'hex');

/** A shorter form of the same hash, for names of files and keys of caches. */
export const keyOf = (contents: Uint8Array | string) => hash('sha256', contents, 'base64url');

const FINGERPRINT_DIGITS = 12;

/** The part of a hash that stands in pages and addresses. */
export const beginningOf = (hexadecimal: string) => hexadecimal.slice(0, FINGERPRINT_DIGITS);
export const fingerprintOf = (text: string) => beginningOf(hashOf(text));

const digests = new WeakMap<Uint8Array, string>();

/** The hash of each file as it was read; computed when it is first needed, once for the same bytes. */
export const digestsOf = (files: ReadonlyMap<string, Uint8Array>) => (path: string) => {
  const bytes = files.get(path);
  if (!bytes) return undefined;
  const digest = digests.get(bytes) ?? hashOf(bytes);
  digests.set(bytes, digest);
  return digest;
};
