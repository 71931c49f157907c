import { imagePath, isPhotoFile, ofBusinessIn } from '../../content/files';
import { beginningOfPhoto } from '../../content/read-photo';
import type { KeptFile } from '../../check/run/read-file';
import type { CachedResults } from '../../editor/site/opened-site';
import { EarlierChecks } from '../cache/earlier-checks';
import { PhotoFiles } from '../load/photo-files';
import { readSafePage, readSafePages } from '../load/read-pages';
import type { UnsafeLink } from '../load/read-pages';
import { FileCache } from '../load/file-cache';
import { formerlyIn } from '../load/revision';
import { readPublicFiles } from '../load/read-public-files';
import { readSchemas } from '../load/read-schemas';
import { engineOf } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { today } from '../load/today';
import { digestOf } from '../hashes';

/** For fewer files it is not worth to start threads. */
const FEWEST_TO_READ_AHEAD = 20;

/** The initial data of the editor's page: the site as it lies there, and the check's inputs beside the files. */
export class SiteBundles {
  readonly #site: SiteFolder;
  readonly #isPublished: boolean;
  readonly #known: FileCache;
  readonly #photos: PhotoFiles;
  readonly #formerly: (path: string) => Uint8Array | undefined;
  #isReadingAhead = false;

  constructor(site: SiteFolder, { isPublished = false } = {}) {
    this.#site = site;
    this.#isPublished = isPublished;
    this.#photos = new PhotoFiles(site);
    this.#known = new FileCache(this.#photos);
    this.#formerly = formerlyIn(site);
  }

  /**
   * A head in JSON, its length before it in four bytes, then the bytes of the files in its order: a thousand pages are
   * not written as text and read again.
   */
  async whole(): Promise<Uint8Array> {
    const { files, unsafe } = await this.#read();
    const sent = [...files].map(([path, bytes]) => ({ path, bytes, part: partOf(path, bytes) }));
    const head = {
      name: this.#site.name,
      isPublished: this.#isPublished,
      files: sent.map(({ path, bytes, part }) => ({ path, size: part.length, hash: digestOf(bytes) })),
      unsafe,
      today: today(files),
      publicFiles: await readPublicFiles(engineOf(this.#site)),
      schemas: [...(await readSchemas(engineOf(this.#site)))],
    };
    const text = new TextEncoder().encode(JSON.stringify(head));
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, text.length);
    return Buffer.concat([length, text, ...sent.map(({ part }) => part)]);
  }

  /** Sends results for single files as they arrive, and caches them for the next check. */
  async cached(tell: (cached: CachedResults) => void): Promise<void> {
    const { files } = await this.#read();
    const schemas = await readSchemas(engineOf(this.#site));
    const before = new EarlierChecks(this.#site, { schemas, text: JSON.stringify([...schemas]) });
    const hashOfFile = (path: string) => digestOf(files.get(path) ?? new Uint8Array());
    const business = [...ofBusinessIn(files).keys()].map(hashOfFile).join();
    const onKnown = (found: ReadonlyMap<string, KeptFile>) =>
      tell({ business, files: [...found].map(([path, each]) => [path, hashOfFile(path), each]) });
    const kept = await before.of(files, { onKnown });
    if (kept.size > 0) before.keep(files, () => kept);
    if (!this.#isReadingAhead) void this.#readAhead(files, before);
  }

  /** The page reads a few files sooner itself, but again each time: for the next time they are read here. */
  async #readAhead(files: ReadonlyMap<string, Uint8Array>, before: EarlierChecks): Promise<void> {
    this.#isReadingAhead = true;
    try {
      const kept = await before.of(files, { fewest: FEWEST_TO_READ_AHEAD });
      before.keep(files, () => kept);
    } catch {
      // The page will read them once more.
    }
    this.#isReadingAhead = false;
  }

  /** A file as it is now, with the hash by which the page sees that it was changed elsewhere. */
  async file(path: string): Promise<{ bytes: Uint8Array; hash: string } | undefined> {
    const bytes = await readSafePage(this.#site.path, path, this.#known);
    return bytes && { bytes: partOf(path, bytes), hash: digestOf(bytes) };
  }

  /** A file in the last commit. */
  formerly(path: string): Uint8Array | undefined {
    return this.#formerly(path);
  }

  /** The photograph that a page asks for by the address of a smaller one; browsers scale it themselves. */
  async photo(address: string): Promise<{ type: string; bytes: Uint8Array } | undefined> {
    const name = /^\/assets\/photos\/([a-z0-9-]+)-[0-9a-f]{12}-\d+\.(?:avif|webp)$/.exec(address)?.[1];
    if (name === undefined) return undefined;
    const { files } = await this.#read();
    const path = [...files.keys()].find((each) => isPhotoFile(each) && each.startsWith(imagePath(`${name}.`)));
    if (!path) return undefined;
    const ending = path.slice(path.lastIndexOf('.') + 1);
    return { type: `image/${ending === 'jpg' ? 'jpeg' : ending}`, bytes: this.#photos.read(path) };
  }

  #read(): Promise<{ files: Map<string, Uint8Array>; unsafe: UnsafeLink[] }> {
    return readSafePages(this.#site.path, this.#known);
  }
}

/** The part of a file that is sent: of a photograph the bytes by which it is judged. */
const partOf = (path: string, bytes: Uint8Array) => (isPhotoFile(path) ? beginningOfPhoto(bytes) : bytes);
