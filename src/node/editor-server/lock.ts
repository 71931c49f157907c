import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from '../complaint';
import { isRunning } from '../is-running';
import type { SiteFolder } from '../site-folder';

/**
 * Holds a site against a second editor, whose saves would cross with ours. Returns what lets it go. Throws a
 * `Complaint` while another one runs; the lock of one that was killed is taken over.
 */
export function lockSite({ path, name, project }: SiteFolder): () => void {
  const folder = join(project, '.build');
  const file = join(folder, `editor-${createHash('sha256').update(path).digest('hex').slice(0, 12)}.lock`);
  mkdirSync(folder, { recursive: true });
  const own = String(process.pid);
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(readIfThere(file));
      if (isRunning(holder))
        throw new Complaint(
          `The folder ${name} is open in another editor (process ${holder}). Go on there, or stop it with Ctrl and C.`,
        );
      rmSync(file, { force: true });
    }
  }
  return () => {
    if (readIfThere(file) === own) rmSync(file, { force: true });
  };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
