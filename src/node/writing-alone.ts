import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Complaint } from './complaint';
import { fingerprintOf } from './fingerprints';
import { isRunning } from './is-running';
import type { SiteFolder } from './site-folder';

const MOST_WAIT_MS = 10_000;
const RETRY_MS = 10;

/**
 * Runs `work` while no other process of this computer writes files of the site: two could both find the file that they
 * began with. The lock of a process that was killed is taken over. Throws a `Complaint` after ten seconds.
 */
export async function writingAlone<Result>(
  { path, name, project }: SiteFolder,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = join(project, '.build', `writing-${fingerprintOf(path)}.lock`);
  const own = `${lock}.${randomUUID()}`;
  await mkdir(join(project, '.build'), { recursive: true });
  // Linked when it is whole, so that nobody reads a lock without its number.
  await writeFile(own, String(process.pid));
  try {
    const until = Date.now() + MOST_WAIT_MS;
    while (!(await isTaken(own, lock))) {
      await freeIfStale(lock);
      if (Date.now() > until) throw new Complaint(`Another program goes on writing into ${name}. Try again.`);
      await pause(RETRY_MS);
    }
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
}

/** Whether the lock is ours now. */
async function isTaken(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Takes a dead lock away; one that was made meanwhile, by whoever was quicker, is put back. */
async function freeIfStale(lock: string): Promise<void> {
  const holder = await holderOf(lock);
  if (holder === undefined || isRunning(holder)) return;
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  if ((await holderOf(aside)) !== holder) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

const holderOf = (file: string): Promise<number | undefined> => readFile(file, 'utf8').then(Number, () => undefined);
