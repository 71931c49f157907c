import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFolder } from '../site-folder';
import { lockFile } from './lock-file';

/** Holds a site for one purpose, as `lockFile` does a file. */
export function lockSite({ path, project }: SiteFolder, purpose: 'editor' | 'writing'): (() => void) | number {
  const folder = join(project, '.build');
  mkdirSync(folder, { recursive: true });
  return lockFile(join(folder, `${purpose}-${createHash('sha256').update(path).digest('hex').slice(0, 12)}.lock`));
}
