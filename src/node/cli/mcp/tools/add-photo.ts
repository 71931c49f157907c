import { lstat, readFile, realpath } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { MOST_PHOTO_BYTES } from '../../../../content/photo-file';
import { NotDone } from '../answer';
import { tool, WRITES } from '../tool';

export const addPhoto = tool({
  name: 'add_photo',
  title: 'Add a photograph',
  description:
    'Takes a photograph out of the folder that the person named (--photos), made smaller and without where it was taken. ' +
    'A page shows it by { "show": "photo", "file": …, "alt": … }.',
  input: z.strictObject({
    file: z.string().min(1).max(500).describe('Its file, from that folder: van.jpg.'),
    name: z.string().min(1).max(100).optional().describe('What it shall be called here; left out, what it is called.'),
  }),
  annotations: { ...WRITES, idempotentHint: true },
  run: async ({ file, name }, door) => {
    const bytes = await readFile(await placeOf(file, door.photos));
    const taken = await door.takePhoto(name ?? basename(file), bytes);
    if (taken.state === 'refused') throw new NotDone(taken.message);
    const kept = basename(taken.path);
    return {
      note: `The photograph is called ${kept} here. Say in "alt" what it shows, in a sentence that you know is true.`,
    };
  },
});

/** A plain file in the folder, with no link on the way. Throws `NotDone`. */
async function placeOf(file: string, photos: string | undefined): Promise<string> {
  if (photos === undefined)
    throw new NotDone('The person named no folder of photographs: the server needs --photos DIR.');
  const home = await realpath(photos);
  const place = join(home, file);
  const real = file.includes('\0') ? undefined : await realpath(place).catch(() => undefined);
  const entry = real === place && place.startsWith(home + sep) ? await lstat(place) : undefined;
  if (!entry?.isFile())
    throw new NotDone(`There is no plain file ${JSON.stringify(file)} in the folder of photographs.`);
  if (entry.size > MOST_PHOTO_BYTES)
    throw new NotDone(`${relative(home, place)} has more than 20 MB. Save it smaller.`);
  return place;
}
