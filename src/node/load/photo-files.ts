import { closeSync, constants, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import { MOST_PHOTO_BYTES } from '../../content/photo-file';
import type { PhotoBytes } from '../../content/photo-file';
import { KeptDigests } from '../cache/kept-digests';
import { Complaint } from '../complaint';
import { fingerprintOf, hashOf } from '../hashes';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { SLOWEST_TICK_MS, stampOf } from './file-cache';

/** How smaller pictures are made: raise it when that changes, so that their addresses do. */
const MAKING = 9;

/** The photographs of a site's folder. A hash is worked out once for a file that is the same. */
export class PhotoFiles implements PhotoBytes {
  readonly #folder: SiteFolder;
  readonly #known: KeptDigests;

  constructor(folder: SiteFolder) {
    this.#folder = folder;
    this.#known = new KeptDigests(folder);
  }

  /** SHA-256 of its bytes in hexadecimal digits. */
  digestOf = (path: string, found = statSync(placeIn(this.#folder, path), { bigint: true })): string => {
    const stamp = stampOf(found);
    const known = this.#known.of(path, stamp);
    if (known !== undefined) return known;
    const digest = hashOf(this.read(path));
    const isSettled = Date.now() - Number(found.ctimeMs) > SLOWEST_TICK_MS;
    this.#known.keep(path, { stamp, digest, isSettled });
    return digest;
  };

  fingerprintOf = (path: string): string => fingerprintOf(`${MAKING} ${this.digestOf(path)}`);

  /** Throws a `Complaint` for what the check would have refused: a link, a folder, too large a file. */
  read = (path: string): Uint8Array => {
    const file = openSync(placeIn(this.#folder, path), constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const found = fstatSync(file);
      if (!found.isFile() || found.size > MOST_PHOTO_BYTES) {
        throw new Complaint(`${path} is no photograph any more: it was changed since it was checked.`);
      }
      return readFileSync(file);
    } finally {
      closeSync(file);
    }
  };
}
