import { readFile } from 'node:fs/promises';
import { readPhoto } from '../../content/read-photo';
import { isPhotoFile } from '../../content/files';
import { LEAST_CROP, stemOfWhole } from '../../content/photo-file';
import type { Crop, PhotoFile } from '../../content/photo-file';
import { hashOf } from '../hashes';
import type { SiteFolder } from '../site-folder';
import { Refused } from './faults';
import { isKept, keepPhoto } from './keep-photo';
import type { Kept } from './keep-photo';
import { plainFile } from './save-file';

export interface Cropping {
  path: string;
  /** The hash of the bytes that somebody saw. */
  base: string;
  crop: Crop;
}

const OUTSIDE = 'This part lies outside the picture. Close this, and crop it again.';
const UNREADABLE = 'This picture cannot be read to its end. Upload it again.';

/** Writes a part of a photograph as a new file beside it: `van-crop.jpg`. Throws `Refused`, and nothing is written. */
export async function cropPhoto(site: SiteFolder, { path, base, crop }: Cropping): Promise<Kept> {
  const { bytes } = await photoAt(site, { path, base });
  const { is, size } = readPhoto(bytes);
  if (!size || !isWithin(crop, size)) throw new Refused(OUTSIDE);
  const name = `${stemOfWhole(path.slice(path.lastIndexOf('/') + 1))}-crop.jpg`;
  const kept = isKept(is) && (await keepPhoto(site, { name, bytes, crop }));
  if (!kept) throw new Refused(UNREADABLE);
  return kept;
}

/** A photograph as somebody saw it. Throws `Refused` for another file, or another version of it. */
export async function photoAt(site: SiteFolder, { path, base }: Omit<Cropping, 'crop'>) {
  const place = isPhotoFile(path) ? await plainFile(site, path) : undefined;
  const bytes = place && (await readFile(place));
  if (!bytes || hashOf(bytes) !== base)
    throw new Refused('This picture is gone or was changed. Reload the page and try again.');
  return { place, bytes };
}

function isWithin({ left, top, width, height }: Crop, size: NonNullable<PhotoFile['size']>): boolean {
  const areWhole = [left, top, width, height].every((each) => Number.isSafeInteger(each) && each >= 0);
  const isRoomy = width >= LEAST_CROP && height >= LEAST_CROP;
  return areWhole && isRoomy && left + width <= size.width && top + height <= size.height;
}
