import { randomUUID } from 'node:crypto';
import { link, lstat, mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';

/**
 * Writes a file of a site whole or not at all: beside, synced, then renamed over the one that is there. Says whether
 * the place was still as `over` has it: without it, that no file was there.
 */
export async function writeWhole(
  site: SiteFolder,
  place: string,
  { bytes, over }: { bytes: Uint8Array; over?: { mode: number } | undefined },
): Promise<boolean> {
  const beside = await besideOf(place, site);
  try {
    await write(beside, bytes, over?.mode);
    // A link takes no place that has been taken meanwhile, as renaming would.
    if (over) await rename(beside, place);
    else await link(beside, place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(beside, { force: true });
  }
  await syncFolder(dirname(place));
  return true;
}

/**
 * Writes a file of a site, by what the code calls it, whatever is there: the text of a link is that of the file that it
 * leads to. Whoever calls this holds `writingAlone`.
 */
export async function writeOver(site: SiteFolder, file: string, text: string | Uint8Array): Promise<void> {
  const place = await realpath(placeIn(site, file)).catch(() => placeIn(site, file));
  const over = await lstat(place).catch(() => undefined);
  await writeWhole(site, place, { bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text, over });
}

/** Outside the folder of the site, where watchers would wake; beside the file where that is another disk. */
async function besideOf(place: string, { project }: SiteFolder): Promise<string> {
  const folder = join(project, '.build/editor-saves');
  await mkdir(folder, { recursive: true });
  const [there, here] = await Promise.all([lstat(dirname(place)), lstat(folder)]);
  const name = `${basename(place)}.${randomUUID()}`;
  return there.dev === here.dev ? join(folder, name) : join(dirname(place), `.${name}`);
}

async function write(place: string, bytes: Uint8Array, mode = 0o644): Promise<void> {
  const file = await open(place, 'wx', mode);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** So that the new name is there after a power cut. Some systems cannot, and do it by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
