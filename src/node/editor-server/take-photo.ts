import { lstat, mkdir, readdir, readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { isSafeName } from '../../check/files/file-names';
import { readPhoto } from '../../check/files/read-photo';
import { imagePath, isPhotoFile } from '../../content/files';
import { MOST_PHOTO_BYTES, MOST_PHOTO_PIXELS } from '../../content/photo-file';
import { slugOf } from '../../schema/slug';
import { photoLibrary } from '../photo-library';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import type { Refusal } from './guard';
import { hashOf } from '../hash-of';
import { writeWhole } from '../write-whole';

export type Taken = { state: 'taken'; path: string; hash: string } | ({ state: 'refused' } & Refusal);

/** No page shows more than 1760 pixels; what is kept leaves room for a place that shows more. */
const MOST_WIDTH = 3000;
const LONGEST_NAME = 60;

/** The format in which a photograph is kept, by that of its bytes. Each can be made smaller again. */
const KEPT: Readonly<Record<string, { ending: string; as: (photo: Sharp) => Sharp }>> = {
  'a JPEG picture': { ending: 'jpg', as: (photo) => photo.jpeg({ quality: 90 }) },
  'a PNG picture': { ending: 'png', as: (photo) => photo.png() },
  'a WebP picture': { ending: 'webp', as: (photo) => photo.webp({ quality: 90 }) },
  'an AVIF picture': { ending: 'avif', as: (photo) => photo.avif({ quality: 75, effort: 3 }) },
};

/**
 * Puts photographs into the folder `_images`, one after the other, the right way up, no larger than pages need, and
 * without where and when they were taken. What somebody called the file is no more than a hint for its name.
 */
export function photoTaker(site: SiteFolder): (name: string, bytes: Uint8Array) => Promise<Taken> {
  let last: Promise<unknown> = Promise.resolve();
  return (name, bytes) => {
    const taken = last.then(() => takePhoto(site, name, bytes));
    last = taken.catch(() => undefined);
    return taken;
  };
}

async function takePhoto(site: SiteFolder, name: string, bytes: Uint8Array): Promise<Taken> {
  if (bytes.length > MOST_PHOTO_BYTES)
    return refused(413, 'The file has more than 20 MB. Save it smaller, for example 3000 pixels wide.');
  const { is, size } = readPhoto(bytes);
  const kept = KEPT[is];
  if (is === HEIC) return refused(415, HOW_FROM_HEIC);
  if (!kept)
    return refused(415, `This file is ${is}. Browsers show JPEG, PNG, WebP and AVIF: save it as one of these.`);
  if (!size) return refused(415, UNREADABLE);
  if (size.width * size.height > MOST_PHOTO_PIXELS)
    return refused(413, `${size.width} × ${size.height} pixels are too many. Save it 3000 pixels wide.`);
  const made = await remade(bytes, kept.as);
  if (!made) return refused(415, UNREADABLE);

  const folder = placeIn(site, imagePath('')).replace(/[\\/]$/, '');
  const entry = await lstat(folder).catch(() => undefined);
  if (entry && !entry.isDirectory()) return refused(403, 'The folder _images is a link, and is not written.');
  if (!entry) await mkdir(folder);
  const hash = hashOf(made);
  for (;;) {
    const present = await readdir(folder);
    const same = await sameAs(made, kept.ending, { site, present });
    if (same) return { state: 'taken', path: same, hash };
    const path = imagePath(`${freeStem(name, present)}.${kept.ending}`);
    if (await writeWhole(site, placeIn(site, path), { bytes: made })) return { state: 'taken', path, hash };
  }
}

const HEIC = 'a HEIC picture';
const HOW_FROM_HEIC =
  'This is a HEIC picture, as iPhones take them, and most browsers cannot show it. On the iPhone, choose Settings, ' +
  'Camera, Formats, Most Compatible, and take it again. Or open it on a Mac in Preview, or on Windows in Photos, and ' +
  'save it as JPEG.';
const UNREADABLE =
  'The picture in this file cannot be read to its end. Copy it again from the camera, or save it again as JPEG.';
const refused = (status: number, message: string): Taken => ({ state: 'refused', status, message });

/** The picture alone; nothing where it cannot be read. */
async function remade(bytes: Uint8Array, as: (photo: Sharp) => Sharp): Promise<Uint8Array | undefined> {
  const sharp = photoLibrary();
  try {
    const photo = sharp(bytes, { limitInputPixels: MOST_PHOTO_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
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
