import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import type { BigIntStats } from 'node:fs';
import { basename } from 'node:path';
import { APPROVED_FILE, ASSISTED_FILE, isPhotoFile } from '../../content/files';
import { MOST_PHOTO_BYTES } from '../../content/photo-file';
import { readPhoto } from '../../content/read-photo';
import { digestOf, haveDigest } from '../hashes';

/**
 * Read no further than this: what a photograph is stands at its beginning, and any other file is refused by its size.
 */
const MOST_BYTES = 2 * 1024 * 1024;

/** The clocks of file systems tick as slowly as this: a file may be written twice within one tick. */
export const SLOWEST_TICK_MS = 2000;

/** Changes with every write that the clock can tell from the one before. */
export const stampOf = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats) => [ino, size, mtimeNs, ctimeNs].join(' ');

/** What a photograph is stands no further from its beginning, but where a camera wrote a lot before it. */
const PHOTO_BYTES = 64 * 1024;

/** Files up to this size share memory, so much at a time. */
const SMALL_BYTES = 64 * 1024;
const SHARED_BYTES = 1024 * 1024;

interface CachedFile {
  bytes: Uint8Array;
  /** As `stampOf` gives it. */
  stamp: string;
  /** Whether the file was old enough when it was read for its stamp to tell all that is written later. */
  isSettled: boolean;
}

/** The hashes of photographs, by their names and what `stat` says of them. */
interface PhotoDigests {
  digestOf: (name: string, found: BigIntStats) => string;
}

/**
 * Files as they were read last. The bytes of one that is the same stay the same object, so that whoever keeps what was
 * made of them (a `Checker`) need not make it again.
 */
export class FileCache {
  readonly #known = new Map<string, CachedFile>();
  readonly #photos: PhotoDigests | undefined;
  #free = new Uint8Array(0);

  /** Where hashes of photographs are known, only their beginnings are read. */
  constructor(photos?: PhotoDigests) {
    this.#photos = photos;
  }

  /**
   * The bytes of a file at an absolute path, which the code calls `name`; nothing for one that is gone. Only the
   * beginning of a large file is read; zeros stand for the rest, up to the size that is refused. Reads are synchronous:
   * awaiting thousands of small files takes five times the processor.
   */
  read(path: string, name?: string): Uint8Array | undefined {
    try {
      return this.#read(path, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Into the memory of many: to ask for memory for each file takes longer than to read it. */
  #small(path: string, size: number): Uint8Array {
    if (size > SMALL_BYTES) return readFileSync(path);
    if (size >= this.#free.length) this.#free = new Uint8Array(SHARED_BYTES);
    const file = openSync(path, 'r');
    try {
      // A file that has grown since would go on.
      if (readSync(file, this.#free, 0, size + 1, 0) !== size) return readFileSync(path);
    } finally {
      closeSync(file);
    }
    const bytes = this.#free.subarray(0, size);
    this.#free = this.#free.subarray(size);
    return bytes;
  }

  /** The beginning of a photograph, by which it is judged; nothing where that is not enough, or for another file. */
  #photo(path: string, name: string, found: BigIntStats): Uint8Array | undefined {
    const { size } = found;
    if (!this.#photos || !isPhotoFile(name) || size <= PHOTO_BYTES || size > MOST_PHOTO_BYTES) return undefined;
    const bytes = beginningOf(path, PHOTO_BYTES);
    if (!readPhoto(bytes).size) return undefined;
    haveDigest(bytes, this.#photos.digestOf(name, found));
    return bytes;
  }

  #read(path: string, name = ''): Uint8Array {
    const found = statSync(path, { bigint: true });
    const { size, mtimeMs } = found;
    const stamp = stampOf(found);
    const cached = this.#known.get(path);
    if (cached?.stamp === stamp && cached.isSettled) return cached.bytes;
    const isSettled = Date.now() - Number(mtimeMs) > SLOWEST_TICK_MS;
    const isLarge = size > MOST_BYTES && !isReadWhole(path);
    const photo = this.#photo(path, name, found);
    const read = photo ?? (isLarge ? beginningOf(path, MOST_BYTES, Number(size)) : this.#small(path, Number(size)));
    const areSame = photo ? haveOneDigest : isSame;
    const bytes = cached && areSame(cached.bytes, read) ? cached.bytes : read;
    this.#known.set(path, { bytes, stamp, isSettled });
    return bytes;
  }
}

/** The list of approvals has a line an item, however many there are. */
const isReadWhole = (path: string) => [APPROVED_FILE, ASSISTED_FILE].some((file) => path.endsWith(basename(file)));

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

const haveOneDigest = (a: Uint8Array, b: Uint8Array) => digestOf(a) === digestOf(b);

/** So many bytes, with zeros for the rest up to `size` or to what is refused. */
function beginningOf(path: string, length: number, size = length): Uint8Array {
  const bytes = new Uint8Array(Math.min(size, MOST_PHOTO_BYTES + 1));
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes, 0, length, 0);
  } finally {
    closeSync(file);
  }
  return bytes;
}
