import { dirname } from 'node:path';
import type { SiteFolder } from '../site-folder';
import { keepIn, keptIn } from './kept-bytes.mjs';
import { keepNewest } from './kept-folders.mjs';
import { keptOfSite, MOST_SITES } from './kept-of-site';

interface Entry {
  /** Changes with every write that the clock can tell from the one before. */
  stamp: string;
  fingerprint: string;
  /** Whether the file was old enough for its stamp to tell all that is written later. */
  isSettled: boolean;
}

/**
 * Fingerprints of the files of a site, from one process to the next: to read all photographs takes longer than to
 * build one page.
 */
export class KeptFingerprints {
  readonly #file: string;
  readonly #making: number;
  #entries: Map<string, Entry> | undefined;
  #isWaiting = false;

  /** Those of another `making` count as none. */
  constructor(site: SiteFolder, making: number) {
    this.#file = keptOfSite('fingerprints', site);
    this.#making = making;
  }

  of(path: string, stamp: string): string | undefined {
    const entry = this.#known().get(path);
    return entry?.stamp === stamp ? entry.fingerprint : undefined;
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
      keepIn(this.#file, Buffer.from(JSON.stringify([this.#making, ...settled])));
      keepNewest(dirname(this.#file), MOST_SITES);
    } catch {
      // Nothing depends on it.
    }
  }

  #known = () => (this.#entries ??= read(this.#file, this.#making));
}

function read(file: string, making: number): Map<string, Entry> {
  const kept = keptIn(file);
  const [made, ...entries] = kept ? (JSON.parse(Buffer.from(kept).toString()) as [number, ...[string, Entry][]]) : [];
  return new Map(made === making ? entries : []);
}
