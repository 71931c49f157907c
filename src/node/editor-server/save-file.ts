import { lstat, readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isEditable } from '../../content/files';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { writingAlone } from '../write/writing-alone';
import { hashOf } from '../hashes';
import { inTurn } from '../in-turn';
import { writeWhole } from '../write/write-whole';
import type { Refusal } from './guard';

/** No file that the editor writes is larger, with its line ends and its byte-order mark. */
export const MOST_BYTES = 2 * 1024 * 1024;

export interface Save {
  /** The code's path of the file: `pages/areas/hill.json`. */
  path: string;
  /** The hash of the bytes that the change began with; `null` for a file that is new. */
  base: string | null;
  /** The whole text, with a byte-order mark if the file has one. */
  text: string;
}

/** `found` is what the file holds instead of the base; nothing where it is gone. */
export type Saved =
  | { state: 'saved'; hash: string }
  | { state: 'conflict'; found: { hash: string; bytes: Uint8Array } | undefined }
  | ({ state: 'refused' } & Refusal);

/** Pages, shared files, those of the business and the region, by names that no system reads in a way of its own. */
export const mayBeSaved = (path: string): boolean => /^pages(\/[a-z0-9_-]+)+\.json$/.test(path) && isEditable(path);

/** Writes files whole or not at all. One save at a time, or two could both find the base that they began with. */
export function saver(site: SiteFolder): (save: Save) => Promise<Saved> {
  const turn = inTurn();
  return (save) => turn(() => writingAlone(site, () => saveFile(site, save)));
}

/** One save, for whoever holds `writingAlone`. */
export async function saveFile(site: SiteFolder, { path, base, text }: Save): Promise<Saved> {
  if (!mayBeSaved(path))
    return refused(403, 'Only pages, shared files, the files of the business and the region can be saved.');
  if (/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text))
    return refused(422, 'The text has half a character in it, which no file can hold.');
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST_BYTES) return refused(413, 'The file would be larger than 2 MB.');
  const place = placeIn(site, path);
  if (!(await isInside(place, site))) return refused(403, 'The folder of this file is not in the folder of the site.');
  const entry = await lstat(place).catch(() => undefined);
  if (entry && !entry.isFile()) return refused(403, 'This is a link or a folder, and is not written.');
  const present = entry && (await readFile(place));
  const found = present && { hash: hashOf(present), bytes: present };
  if ((found?.hash ?? null) !== base) return { state: 'conflict', found };

  if (!(await writeWhole(site, place, { bytes, over: entry }))) {
    const taken = await readFile(place);
    return { state: 'conflict', found: { hash: hashOf(taken), bytes: taken } };
  }
  return { state: 'saved', hash: hashOf(bytes) };
}

const refused = (status: number, message: string): Saved => ({ state: 'refused', status, message });

/** Where a file of the site lies; nothing where there is none, or a link or a folder. */
export async function plainFile(site: SiteFolder, path: string): Promise<string | undefined> {
  const place = placeIn(site, path);
  const entry = (await isInside(place, site)) ? await lstat(place).catch(() => undefined) : undefined;
  return entry?.isFile() ? place : undefined;
}

/** Whether the folder of a file is really where it seems to be: no step on the way to it is a link. */
export async function isInside(place: string, site: SiteFolder): Promise<boolean> {
  const [home, folder] = await Promise.all([realpath(site.path), realpath(dirname(place)).catch(() => undefined)]);
  return folder === join(home, dirname(place).slice(site.path.length));
}
