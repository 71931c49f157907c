import { hash } from 'node:crypto';

/** SHA-256 in hexadecimal digits. */
export const hashOf = (bytes: Uint8Array | string) => hash('sha256', bytes, 'hex');

const digests = new WeakMap<Uint8Array, string>();

/** The hash of each file as it was read; worked out when it is wanted, once for the same bytes. */
export const digestsOf = (files: ReadonlyMap<string, Uint8Array>) => (path: string) => {
  const bytes = files.get(path);
  if (!bytes) return undefined;
  const digest = digests.get(bytes) ?? hashOf(bytes);
  digests.set(bytes, digest);
  return digest;
};
