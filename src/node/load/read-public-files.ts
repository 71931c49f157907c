import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files that are published as they are, relative to `<root>/src/site/public`, with `/`; none without that folder.
 */
export async function readPublicFiles(root: string): Promise<string[]> {
  const folder = join(root, 'src/site/public');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
