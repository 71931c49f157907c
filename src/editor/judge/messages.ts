import type { Problem } from '../../check/problem';
import type { SiteHead } from '../site/opened-site';

/** Messages from the page to the checking worker: first the site, then its changes. */
export type ToWorker =
  | { head: SiteHead; files: (readonly [path: string, bytes: Uint8Array])[] }
  | { changed: Changed[] };

/**
 * `bytes` undefined: the file was deleted. `hash`: of the whole file on disk, where `bytes` holds only part of a
 * photograph.
 */
export type Changed = readonly [path: string, bytes: Uint8Array | undefined, hash?: string | undefined];

/** The worker's answer to each message; before the first whole check also its interim results. */
export interface Checked {
  problems: Problem[];
  /** Files in which an assistant wrote something that nobody has approved; present only once `isWhole`. */
  assisted?: readonly string[];
  isWhole: boolean;
}
