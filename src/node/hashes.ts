import { hash } from 'node:crypto';
import { beginningOf } from '../content/fingerprint';

/** SHA-256 in hexadecimal digits. */
export const hashOf = (contents: Uint8Array | string) => hash('sha256', contents, 'hex');

/** A shorter form of the same hash, for names of files and keys of caches. */
export const keyOf = (contents: Uint8Array | string) => hash('sha256', contents, 'base64url');

export const fingerprintOf = (text: string) => beginningOf(hashOf(text));

const digests = new WeakMap<Uint8Array, string>();

/**
 * The hash of a file as it was read; computed when it is first needed, once for the same bytes, which nobody changes in
 * place.
 */
export function digestOf(bytes: Uint8Array): string {
  const digest = digests.get(bytes) ?? hashOf(bytes);
  digests.set(bytes, digest);
  return digest;
}

/** The hash of a file of which these bytes stand for the whole. */
export const haveDigest = (bytes: Uint8Array, digest: string) => void digests.set(bytes, digest);

/** The same for each of these files, by its path. */
export const digestsOf = (files: ReadonlyMap<string, Uint8Array>) => (path: string) => {
  const bytes = files.get(path);
  return bytes && digestOf(bytes);
};
