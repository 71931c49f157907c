import type { Problem } from '../../check/problem';
import type { SiteHead } from '../site/opened-site';

/** What the page says to the worker that checks: first the site, then what has changed in it. */
export type ToWorker =
  { head: SiteHead; files: (readonly [path: string, bytes: Uint8Array])[] } | { changed: Changed[] };

/** `hash` is of the whole file as it lies on the disk, of which a photograph has only a part here. */
export type Changed = readonly [path: string, bytes: Uint8Array | undefined, hash?: string | undefined];

/** What the worker answers to each; before the first whole check also what it has found so far. */
export interface Checked {
  problems: Problem[];
  /** Files of which an assistant wrote something that nobody has approved; known of the whole check. */
  assisted?: readonly string[];
  isWhole: boolean;
}
