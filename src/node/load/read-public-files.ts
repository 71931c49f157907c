import { join } from 'node:path';
import { filesIn } from '../files-in';

/**
 * The files that are published as they are, relative to `<root>/src/site/public`, with `/`; none without that folder.
 */
export async function readPublicFiles(root: string): Promise<string[]> {
  const folder = join(root, 'src/site/public');
  return (await filesIn(folder).catch(() => [])).sort();
}
