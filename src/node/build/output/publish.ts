import { existsSync, readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Complaint } from '../../complaint';
import { lockFile } from '../../write/lock-file';

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Why a build can't start. */
export class BuildInProgress extends Complaint {}

/**
 * Takes the lock of the work folder, clears what a killed build left there, and puts a `dist` back that was killed
 * between its two renames. Returns the release of the lock. Throws `BuildInProgress` while another build runs.
 */
export async function beginBuild(workFolder: string, dist: string): Promise<() => void> {
  await mkdir(workFolder, { recursive: true });
  const release = lockFile(join(workFolder, 'lock'));
  if (typeof release === 'number')
    throw new BuildInProgress(
      `Another build is running (process ${release}). Wait until it has finished, then try again.`,
    );
  await recover(workFolder, dist);
  for (const name of ['next', 'previous']) removeFolder(join(workFolder, name));
  return release;
}

/** A `dist` that was moved aside by a build that was killed just then is put back. */
export async function recover(workFolder: string, dist: string): Promise<void> {
  const previous = join(workFolder, 'previous');
  if (!(await exists(dist)) && (await exists(previous))) await rename(previous, dist);
}

/**
 * The names of the files in `assets/` that a build made itself. It changes with each, so it does not lie beside them.
 */
export const ASSETS_LIST = '_assets.json';

/**
 * Puts the finished folder in the place of `dist`. The one before is moved away first and deleted last; where the new
 * one cannot take its place it comes back.
 */
export async function swap(workFolder: string, dist: string): Promise<void> {
  const previous = join(workFolder, 'previous');
  if (await exists(dist)) await rename(dist, previous);
  try {
    await rename(join(workFolder, 'next'), dist);
  } catch (error) {
    await recover(workFolder, dist);
    throw error;
  }
  try {
    removeFolder(previous);
  } catch {
    // It is by the next build.
  }
}

/** As `rm` does, which looks at each file before and waits for it: of 70,000 this takes a quarter of the processor. */
export function removeFolder(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) removeFolder(place);
    else unlinkSync(place);
  }
  rmdirSync(folder);
}
