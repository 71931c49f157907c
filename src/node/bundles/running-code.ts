import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workFolder } from '../paths';

/**
 * The folder of the bundled code that runs, its key, and that of its sources; nothing where code is read file by file,
 * which may change while it runs.
 */
export function runningCode(): { folder: string; key: string; source: string } | undefined {
  const folder = dirname(fileURLToPath(import.meta.url));
  if (dirname(folder) !== join(workFolder, 'code')) return undefined;
  return { folder, key: basename(folder), source: readFileSync(join(folder, 'source'), 'utf8') };
}
