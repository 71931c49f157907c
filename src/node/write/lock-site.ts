import { createHash, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './is-running';
import type { SiteFolder } from '../site-folder';

/**
 * Holds a site for one purpose against other processes. Returns what lets it go, or the number of the process that
 * holds it; the lock of one that was killed is taken over.
 */
export function lockSite({ path, project }: SiteFolder, purpose: 'editor' | 'writing'): (() => void) | number {
  const folder = join(project, '.build');
  const file = join(folder, `${purpose}-${createHash('sha256').update(path).digest('hex').slice(0, 12)}.lock`);
  mkdirSync(folder, { recursive: true });
  const own = `${process.pid} ${randomUUID()}`;
  const beside = `${file}.${randomUUID()}`;
  // Linked when it is whole, so that nobody reads a lock without its number.
  writeFileSync(beside, own);
  try {
    for (;;) {
      try {
        linkSync(beside, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const found = readIfThere(file);
        const holder = Number.parseInt(found, 10);
        if (isRunning(holder)) return holder;
        if (found !== '') takeAway(file, found);
      }
    }
  } finally {
    rmSync(beside, { force: true });
  }
  return () => {
    if (readIfThere(file) === own) rmSync(file, { force: true });
  };
}

/** A dead lock alone: one that somebody quicker has made in its place is put back. */
function takeAway(file: string, dead: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readIfThere(aside) !== dead) linkSync(aside, file);
  } catch {
    // It is gone, or another took its place.
  }
  rmSync(aside, { force: true });
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
