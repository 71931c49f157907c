import { dirname } from 'node:path';
import type { SiteFolder } from '../site-folder';
import { keepIn, keptIn } from './kept-bytes.mjs';
import { keepNewest } from './kept-folders.mjs';
import { keptOfSite, MOST_SITES } from './kept-of-site';

interface Entry {
  /** Changes with every write that the clock can tell from the one before. */
  stamp: string;
  digest: string;
  /** Whether the file was old enough for its stamp to tell all that is written later. */
  isSettled: boolean;
}

/** Hashes of the photographs of a site, from one process to the next: reading all takes longer than building a page. */
export class KeptDigests {
  readonly #file: string;
  #entries: Map<string, Entry> | undefined;
  #isWaiting = false;

  constructor(site: SiteFolder) {
    this.#file = keptOfSite('digests', site);
  }

  of(path: string, stamp: string): string | undefined {
    const entry = this.#known().get(path);
    return entry?.stamp === stamp ? entry.digest : undefined;
  }

  /** Written for the next process when all are worked out that are asked for in one go. */
  keep(path: string, entry: Entry): void {
    this.#known().set(path, entry);
    if (this.#isWaiting || !entry.isSettled) return;
    this.#isWaiting = true;
    queueMicrotask(() => this.#write());
  }

  /** Where it cannot be written, the next process works it out again. */
  #write(): void {
    this.#isWaiting = false;
    const settled = [...this.#known()].filter(([, { isSettled }]) => isSettled);
    try {
      keepIn(this.#file, Buffer.from(JSON.stringify(settled)));
      keepNewest(dirname(this.#file), MOST_SITES);
    } catch {
      // Nothing depends on it.
    }
  }

  #known = () => (this.#entries ??= read(this.#file));
}

function read(file: string): Map<string, Entry> {
  const kept = keptIn(file);
  return new Map(kept ? (JSON.parse(Buffer.from(kept).toString()) as [string, Entry][]) : []);
}
