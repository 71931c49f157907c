import { rm } from 'node:fs/promises';
import { readSafePages } from '../load/read-pages';
import type { SiteFolder } from '../site-folder';
import { photoAt } from './crop-photo';
import { Refused } from './faults';
import { writingAlone } from '../write/writing-alone';

/** Takes a photograph out of the folder that no file names. Throws `Refused` for any other. */
export const removePhoto = (site: SiteFolder, { path, base }: { path: string; base: string }): Promise<void> =>
  writingAlone(site, async () => {
    const { place } = await photoAt(site, { path, base });
    const name = Buffer.from(`"${path.slice(path.lastIndexOf('/') + 1)}"`);
    const { files } = await readSafePages(site.path);
    if ([...files].some(([file, bytes]) => file.endsWith('.json') && Buffer.from(bytes).includes(name)))
      throw new Refused('A page shows this picture, so it was not deleted.');
    await rm(place);
  });
