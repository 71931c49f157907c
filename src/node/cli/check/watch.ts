import { watch } from 'node:fs';
import type { SiteFolder } from '../../site-folder';

/** Editors write a file in several steps. */
const QUIET_MS = 100;

/** Runs at once and after every change of a page, one run at a time, until `signal`. Rejects where a run does. */
export async function watchPages({ path }: SiteFolder, run: () => Promise<void>, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isDue = false;
  const again = async () => {
    if (isRunning) {
      isDue = true;
      return;
    }
    isRunning = true;
    do {
      isDue = false;
      await run();
    } while (isDue);
    isRunning = false;
  };
  await again();
  const watcher = watch(path, { recursive: true });
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
      watcher.on('error', reject);
      watcher.on('change', () => {
        clearTimeout(timer);
        timer = setTimeout(() => void again().catch(reject), QUIET_MS);
      });
    });
  } finally {
    clearTimeout(timer);
    watcher.close();
  }
}
