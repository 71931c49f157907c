import type { ResolvedPage } from '../content/resolve/resolved-page';
import { pageFileAddress } from '../content/routes';

/** The file that the build writes beside each page's HTML. */
export interface PageFile {
  /** The build that wrote it; code of another build must not draw it. */
  build: string;
  /** Fingerprint of the page, which its HTML carries too. */
  fingerprint: string;
  page: ResolvedPage;
}

/** Why a page could not be fetched. `outdated`: the site was published anew since this tab was opened. */
export class PageFileError extends Error {
  readonly reason: 'outdated' | 'unreachable';

  constructor(reason: PageFileError['reason'], address: string) {
    super(`${address}: ${reason}`);
    this.reason = reason;
  }
}

const PATIENCE_MS = 8000;
/** The assumed size of a page, where the browser does not report it. */
const USUAL_BYTES = 5000;

/** Fetches page files, each at most once, for as long as the tab lives. */
export class PageFiles {
  readonly #build: string;
  readonly #files = new Map<string, Promise<PageFile>>();

  constructor(build: string) {
    this.#build = build;
  }

  /** Rejects with a `PageFileError`. A failure is forgotten, so that the next attempt asks again. */
  get(route: string): Promise<PageFile> {
    const cached = this.#files.get(route);
    if (cached) return cached;
    const file = this.#fetch(pageFileAddress(route));
    this.#files.set(route, file);
    file.catch(() => this.#files.delete(route));
    return file;
  }

  /** Fetches a page ahead of a visit. Returns the number of transferred bytes. Rejects like `get`. */
  async ahead(route: string): Promise<number> {
    if (this.#files.has(route)) return 0;
    await this.get(route);
    const [timing] = performance.getEntriesByName(new URL(pageFileAddress(route), location.href).href);
    return (timing as PerformanceResourceTiming | undefined)?.encodedBodySize ?? USUAL_BYTES;
  }

  clear(): void {
    this.#files.clear();
  }

  /**
   * Whether the site has another version of a page that was fetched, or none any more; what was fetched is forgotten
   * then. Where the host does not answer nothing is known, and nothing has changed.
   */
  async hasChanged(route: string): Promise<boolean> {
    const cached = await this.#files.get(route);
    const response = cached && (await ask(pageFileAddress(route)));
    const now = response && (await read(response));
    const isSame = now
      ? now.build === cached.build && now.fingerprint === cached.fingerprint
      : response?.status !== 404;
    if (!isSame) this.clear();
    return !isSame;
  }

  async #fetch(address: string): Promise<PageFile> {
    const response = await ask(address);
    const file = response && (await read(response));
    if (!file) throw new PageFileError('unreachable', address);
    if (file.build !== this.#build) throw new PageFileError('outdated', address);
    return file;
  }
}

const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);

const read = (response: Response) =>
  response.ok ? (response.json() as Promise<PageFile>).catch(() => undefined) : undefined;
