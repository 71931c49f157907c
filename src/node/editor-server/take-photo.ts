import { readPhoto } from '../../content/read-photo';
import { MOST_PHOTO_BYTES, MOST_PHOTO_PIXELS } from '../../content/photo-file';
import { inTurn } from '../in-turn';
import type { SiteFolder } from '../site-folder';
import { Refused } from './faults';
import { isKept, keepPhoto } from './keep-photo';
import type { Kept } from './keep-photo';

/**
 * Puts photographs into the folder `_images`, one after the other, the right way up, no larger than pages need, and
 * without where and when they were taken. What somebody called the file is no more than a hint for its name. Throws
 * `Refused` where nothing is written.
 */
export function photoTaker(site: SiteFolder): (name: string, bytes: Uint8Array) => Promise<Kept> {
  const turn = inTurn();
  return (name, bytes) => turn(() => takePhoto(site, name, bytes));
}

async function takePhoto(site: SiteFolder, name: string, bytes: Uint8Array): Promise<Kept> {
  if (bytes.length > MOST_PHOTO_BYTES)
    throw new Refused('The file has more than 20 MB. Save it smaller, for example 3000 pixels wide.', 413);
  const { is, size } = readPhoto(bytes);
  if (is === HEIC) throw new Refused(HOW_FROM_HEIC, 415);
  if (!isKept(is))
    throw new Refused(`This file is ${is}. Browsers show JPEG, PNG, WebP and AVIF: save it as one of these.`, 415);
  if (size && size.width * size.height > MOST_PHOTO_PIXELS)
    throw new Refused(`${size.width} × ${size.height} pixels are too many. Save it 3000 pixels wide.`, 413);
  const kept = size && (await keepPhoto(site, { name, bytes }));
  if (!kept) throw new Refused(UNREADABLE, 415);
  return kept;
}

const HEIC = 'a HEIC picture';
const HOW_FROM_HEIC =
  'This is a HEIC picture, as iPhones take them, and most browsers cannot show it. On the iPhone, choose Settings, ' +
  'Camera, Formats, Most Compatible, and take it again. Or open it on a Mac in Preview, or on Windows in Photos, and ' +
  'save it as JPEG.';
const UNREADABLE =
  'The picture in this file cannot be read to its end. Copy it again from the camera, or save it again as JPEG.';
