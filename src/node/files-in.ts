import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { withSlashes } from './paths';

/** The paths of all files in a folder, relative to it, with `/`, in no order. Rejects where there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => withSlashes(relative(folder, join(parentPath, name))));
}
