/* What the editor in the browser and its server (`node/editor-server`) both know of what they send each other. */

/** The header that each write carries, and the tag of the page that has its value. */
export const WRITER_HEADER = 'x-editor-run';

/** Who changed a file, and when: an ISO 8601 date with its time. */
export interface Author {
  by: string;
  on: string;
}

/** A file as a commit left it. */
export interface Version extends Author {
  commit: string;
  /** The former path of the file: `pages/areas/w2.json`. */
  path: string;
}

/**
 * A change of a page's file: a new path, and whether the old address leads there; another page that visitors find
 * instead; or nothing, with a reason.
 */
export type Change = { to: string; keepsAlias: boolean } | { leadsTo: string } | { reason: string };
