import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The locks that this process holds. */
const held = new Set<string>();

/**
 * Holds a file against other processes. Returns the release of it, or the number of the process that holds it; the lock
 * of a process that was killed is taken over, also where this one has its number, as in a container that began again.
 */
export function lockFile(file: string): (() => void) | number {
  const own = `${process.pid} ${randomUUID()}`;
  const beside = `${file}.${randomUUID()}`;
  try {
    // Linked when it is whole, so that nobody reads a lock without its number.
    writeFileSync(beside, own);
    while (unless('EEXIST', () => linkSync(beside, file)) === 'EEXIST') {
      const found = readIfThere(file);
      if (found === undefined) continue;
      const holder = Number.parseInt(found, 10);
      if (holder === process.pid ? held.has(found) : isRunning(holder)) return holder;
      takeAway(file, found);
    }
  } finally {
    rmSync(beside, { force: true });
  }
  held.add(own);
  return () => {
    held.delete(own);
    if (readIfThere(file) === own) rmSync(file, { force: true });
  };
}

/** Removes only the dead lock; if another process has replaced it meanwhile, that one is put back. */
function takeAway(file: string, dead: string): void {
  const aside = `${file}.${randomUUID()}`;
  if (unless('ENOENT', () => renameSync(file, aside)) === 'ENOENT') return;
  if (readIfThere(aside) !== dead) unless('EEXIST', () => linkSync(aside, file));
  rmSync(aside, { force: true });
}

/** Whether there is a process of this number, whoever's it is. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The text of a file; undefined where there is none. An empty one is what a power cut left. */
function readIfThere(file: string): string | undefined {
  let text: string | undefined;
  unless('ENOENT', () => {
    text = readFileSync(file, 'utf8');
  });
  return text;
}

/** Does `work`. Returns the code of a refusal of the system that is `expected`, and throws any other. */
function unless(expected: string, work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== expected) throw error;
    return expected;
  }
}
