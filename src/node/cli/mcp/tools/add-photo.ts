import { lstat, readFile, realpath } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { z } from 'zod';
import { MOST_PHOTO_BYTES } from '../../../../content/photo-file';
import { Refused } from '../../../editor-server/faults';
import { NotDone } from '../answer';
import { tool, WRITES } from '../tool';

export const addPhoto = tool({
  name: 'add_photo',
  description:
    'Takes a photograph from the folder that the person named (--photos), made smaller and without where it was ' +
    'taken. A page shows it by { "show": "photo", "file": …, "alt": … }.',
  input: z.strictObject({
    file: z.string().min(1).max(500).describe('Its file, from that folder: van.jpg.'),
    name: z.string().min(1).max(100).optional().describe('A name for it here; left out, that of the file.'),
  }),
  annotations: { ...WRITES, idempotentHint: true },
  run: async ({ file, name = basename(file) }, { photos, takePhoto }) => {
    if (photos === undefined) throw new NotDone('The person named no folder of photographs: start with --photos DIR.');
    const home = await realpath(photos);
    const place = join(home, file);
    // Where a step is a link, or leads out, the place is another one.
    const isThere = place.startsWith(home + sep) && (await realpath(place).catch(() => undefined)) === place;
    const entry = isThere ? await lstat(place) : undefined;
    if (!entry?.isFile())
      throw new NotDone(`There is no plain file ${JSON.stringify(file)} in the folder of photographs.`);
    if (entry.size > MOST_PHOTO_BYTES) throw new NotDone('The file has more than 20 MB. A person saves it smaller.');
    const { path } = await takePhoto(name, await readFile(place)).catch((error: unknown) => {
      throw error instanceof Refused ? new NotDone(error.message) : error;
    });
    return { note: `It is called ${basename(path)} here. Say in "alt" what it shows, as far as you know it.` };
  },
});
