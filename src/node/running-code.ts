import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workFolder } from './paths';

/**
 * The folder of the bundled code that runs, called by its key; nothing where code is read file by file, which may
 * change while it runs.
 */
export function runningCode(): { folder: string; key: string } | undefined {
  const folder = dirname(fileURLToPath(import.meta.url));
  return dirname(folder) === join(workFolder, 'code') ? { folder, key: basename(folder) } : undefined;
}
