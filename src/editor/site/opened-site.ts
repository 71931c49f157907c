import type { KeptFile } from '../../check/run/read-file';
import type { JsonSchema } from '../../schema/json-schema-type';

/** The description of a site by the server, without the bytes of its files. */
export interface SiteHead {
  /** The name of the folder. */
  name: string;
  /** Whether this computer is set up to publish files of it. */
  isPublished: boolean;
  files: { path: string; size: number; hash: string }[];
  /** Links that are not followed. */
  unsafe: { path: string; message: string }[];
  /** By the clock of the site, `2026-03-31`. */
  today: string;
  publicFiles: string[];
  schemas: [string, JsonSchema][];
}

/** Earlier results for single files of these hashes, beside files of the business with these ones. */
export interface CachedResults {
  business: string;
  files: (readonly [path: string, hash: string, kept: KeptFile])[];
}

/** A file as it lies on the disk. */
export interface OpenedFile {
  bytes: Uint8Array;
  hash: string;
}

export interface OpenedSite {
  head: SiteHead;
  files: Map<string, OpenedFile>;
}

/** Takes the answer of the server apart: a length, the head, the files. */
export function openedSite(answer: ArrayBuffer): OpenedSite {
  const length = new DataView(answer).getUint32(0);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(answer, 4, length))) as SiteHead;
  let at = 4 + length;
  const files = new Map<string, OpenedFile>();
  for (const { path, size, hash } of head.files) {
    // A copy of its own: a view would keep, and send to the worker, the bytes of all files.
    files.set(path, { bytes: new Uint8Array(answer.slice(at, at + size)), hash });
    at += size;
  }
  return { head, files };
}
