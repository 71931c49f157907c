import { readFile, rm } from 'node:fs/promises';
import { isPhotoFile } from '../../content/files';
import { hashOf } from '../hash-of';
import { readSafePages } from '../load/read-pages';
import type { SiteFolder } from '../site-folder';
import { Refused } from './faults';
import { plainFile } from './save-file';

const WORDS = {
  gone: 'This picture is gone or was changed. Reload the page and look once more.',
  used: 'A page shows this picture, so it was not deleted.',
};

/** Takes a photograph out of the folder that no file names. Throws `Refused` for any other. */
export async function removePhoto(site: SiteFolder, { path, base }: { path: string; base: string }): Promise<void> {
  const place = isPhotoFile(path) ? await plainFile(site, path) : undefined;
  if (!place || hashOf(await readFile(place)) !== base) throw new Refused(WORDS.gone);
  const name = Buffer.from(`"${path.slice(path.lastIndexOf('/') + 1)}"`);
  const { files } = await readSafePages(site.path);
  if ([...files].some(([file, bytes]) => file.endsWith('.json') && Buffer.from(bytes).includes(name)))
    throw new Refused(WORDS.used);
  await rm(place);
}
