import type { Problem } from '../../check/problem';
import type { SiteHead } from '../site/opened-site';

/** Messages from the page to the checking worker: first the site, then its changes. */
export type ToWorker =
  { head: SiteHead; files: (readonly [path: string, bytes: Uint8Array])[] } | { changed: Changed[] };

/** `hash` is of the whole file as it lies on the disk, of which a photograph has only a part here. */
export type Changed = readonly [path: string, bytes: Uint8Array | undefined, hash?: string | undefined];

/** The worker's answer to each message; before the first whole check also its interim results. */
export interface Checked {
  problems: Problem[];
  /** Files of which an assistant wrote something that nobody has approved; known of the whole check. */
  assisted?: readonly string[];
  isWhole: boolean;
}
