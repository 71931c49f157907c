import { lstat, readFile, rm } from 'node:fs/promises';
import { encode } from '../../json/decode';
import { isFixedPage, isPageFile } from '../../content/files';
import { hashOf } from '../hashes';
import { inTurn } from '../in-turn';
import { readSafePages } from '../load/read-pages';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { writeWhole } from '../write/write-whole';
import { writingAlone } from '../write/writing-alone';
import { Refused } from './faults';
import { textsAfter } from './planned-move';
import type { PageMove } from './planned-move';
import { isInside, mayBeSaved } from './save-file';

/** A page that goes to another address, or away. */
export interface Moving extends PageMove {
  /** The hash of its bytes as somebody saw it. */
  base: string;
}

export const FIXED = 'This page must stay where it is: the site needs it there.';
const WORDS = {
  changed: 'Somebody changed this page since you opened it. Read it again first.',
  taken: 'Somebody made a page at this address just now. Choose another address.',
  link: 'A folder or a page on the way is a link, and is not written.',
};

/** Moves and deletes pages, one after the other. Resolves to the paths of all files that changed. */
export function mover(site: SiteFolder): (moving: Moving) => Promise<string[]> {
  const turn = inTurn();
  return (moving) => turn(() => writingAlone(site, () => movePage(site, moving)));
}

export const mayBeMoved = (path: string) => mayBeSaved(path) && isPageFile(path) && !isFixedPage(path);

async function movePage(site: SiteFolder, { path, base, change }: Moving): Promise<string[]> {
  const { files: bytes } = await readSafePages(site.path);
  const own = bytes.get(path);
  if (!own || !mayBeMoved(path)) throw new Refused(FIXED);
  if (hashOf(own) !== base) throw new Refused(WORDS.changed);
  const texts = textsAfter(bytes, { path, change });
  for (const file of texts.keys()) await mustBePlain(site, file);
  for (const [file, text] of texts) await write(site, file, text);
  await rm(placeIn(site, path));
  return [path, ...texts.keys()];
}

/** Throws where a step on the way to a file, or the file itself, is a link: before anything is written. */
async function mustBePlain(site: SiteFolder, file: string): Promise<void> {
  const place = placeIn(site, file);
  const entry = await lstat(place).catch(() => undefined);
  if (!(await isInside(place, site)) || (entry && !entry.isFile())) throw new Refused(WORDS.link);
}

/** Over the file that is there, or new; with its byte-order mark. */
async function write(site: SiteFolder, file: string, text: string): Promise<void> {
  const place = placeIn(site, file);
  const over = await lstat(place).catch(() => undefined);
  const before = over && (await readFile(place));
  const isWritten = await writeWhole(site, place, { bytes: encode(text, before), over });
  if (!isWritten) throw new Refused(WORDS.taken);
}
