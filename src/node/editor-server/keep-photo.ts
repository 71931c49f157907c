import { lstat, mkdir, readdir, readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { isSafeName } from '../../check/files/file-names';
import { readPhoto } from '../../content/read-photo';
import { imagePath, isPhotoFile } from '../../content/files';
import { MOST_PHOTO_PIXELS } from '../../content/photo-file';
import type { Crop } from '../../content/photo-file';
import { slugOf } from '../../schema/slug';
import { hashOf } from '../hashes';
import { photoLibrary } from '../load/photo-library';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { writeWhole } from '../write/write-whole';
import { Refused } from './faults';

/** A photograph in the folder `_images`. */
export interface Kept {
  path: string;
  hash: string;
}

/** No page shows more than 1600 pixels; what is kept leaves room for a place that shows more. */
const MOST_WIDTH = 3000;
const LONGEST_NAME = 60;

/** The format in which a photograph is kept, by that of its bytes. Each can be made smaller again. */
const KEPT: Readonly<Record<string, { ending: string; as: (photo: Sharp) => Sharp }>> = {
  'a JPEG picture': { ending: 'jpg', as: (photo) => photo.jpeg({ quality: 90 }) },
  'a PNG picture': { ending: 'png', as: (photo) => photo.png() },
  'a WebP picture': { ending: 'webp', as: (photo) => photo.webp({ quality: 90 }) },
  'an AVIF picture': { ending: 'avif', as: (photo) => photo.avif({ quality: 75, effort: 3 }) },
};

export const isKept = (format: string) => Object.hasOwn(KEPT, format);

/** Writes a photograph, or a part of it, under a name of its own. Returns nothing where it cannot be read. */
export async function keepPhoto(
  site: SiteFolder,
  { name, bytes, crop }: { name: string; bytes: Uint8Array; crop?: Crop },
): Promise<Kept | undefined> {
  const { ending, as } = KEPT[readPhoto(bytes).is]!;
  const made = await remade(bytes, { as, crop });
  if (!made) return undefined;
  const folder = placeIn(site, imagePath('')).replace(/[\\/]$/, '');
  const entry = await lstat(folder).catch(() => undefined);
  if (entry && !entry.isDirectory()) throw new Refused('The folder _images is a link, and is not written.', 403);
  if (!entry) await mkdir(folder);
  const hash = hashOf(made);
  for (;;) {
    const present = await readdir(folder);
    const same = await sameAs(made, ending, { site, present });
    if (same) return { path: same, hash };
    const path = imagePath(`${freeStem(name, present)}.${ending}`);
    if (await writeWhole(site, placeIn(site, path), { bytes: made })) return { path, hash };
  }
}

/** The picture alone; nothing where it cannot be read. */
async function remade(
  bytes: Uint8Array,
  { as, crop }: { as: (photo: Sharp) => Sharp; crop: Crop | undefined },
): Promise<Uint8Array | undefined> {
  const sharp = photoLibrary();
  try {
    const upright = sharp(bytes, {
      limitInputPixels: MOST_PHOTO_PIXELS,
      failOn: 'error',
      sequentialRead: true,
    }).autoOrient();
    const photo = (crop ? upright.extract(crop) : upright)
      .resize({ width: MOST_WIDTH, withoutEnlargement: true })
      .toColourspace('srgb');
    return await as(photo).toBuffer();
  } catch {
    return undefined;
  }
}

/** The file of the folder that holds the same already. */
async function sameAs(
  made: Uint8Array,
  ending: string,
  { site, present }: { site: SiteFolder; present: readonly string[] },
): Promise<string | undefined> {
  for (const path of present.map(imagePath).filter((each) => isPhotoFile(each) && each.endsWith(`.${ending}`))) {
    const entry = await lstat(placeIn(site, path)).catch(() => undefined);
    if (entry?.isFile() && entry.size === made.length && (await readFile(placeIn(site, path))).equals(made))
      return path;
  }
  return undefined;
}

/** A name that no file of the folder has, whatever its ending and its capitals. */
function freeStem(name: string, present: readonly string[]): string {
  const taken = new Set(present.map((each) => each.toLowerCase().replace(/\.[^.]*$/, '')));
  const given = slugOf(name.replace(/\.[^.]*$/, ''))
    .slice(0, LONGEST_NAME)
    .replace(/-+$/, '');
  const stem = isSafeName(given) ? given : 'photograph';
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(free)) return free;
  }
}
