import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '../hashes';
import type { SiteFolder } from '../site-folder';
import { lockFile } from './lock-file';

/** Holds a site for one purpose, as `lockFile` does a file. */
export function lockSite({ path, project }: SiteFolder, purpose: 'editor' | 'writing'): (() => void) | number {
  const folder = join(project, '.build');
  mkdirSync(folder, { recursive: true });
  return lockFile(join(folder, `${purpose}-${fingerprintOf(path)}.lock`));
}
