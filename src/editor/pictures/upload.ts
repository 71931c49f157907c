import type { Crop } from '../../content/photo-file';
import type { EditorSite } from '../site/editor-site';
import { loadChanged, sendCrop, sendPhoto } from '../site/server';

/** The formats that a browser offers to choose; HEIC is included, so that a message can explain how to convert it. */
export const PHOTO_FILES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** Puts a photograph into the folder of the site, and gives its name there. Throws a `ServerFault`. */
export const uploadPhoto = async (site: EditorSite, photo: File): Promise<string> =>
  added(site, await sendPhoto(photo));

/** Makes a new picture of a part of another one, and gives its name. Throws a `ServerFault`. */
export const cropPhoto = async (site: EditorSite, path: string, crop: Crop): Promise<string> =>
  added(site, await sendCrop({ path, base: site.files.get(path)?.hash ?? '', crop }));

async function added(site: EditorSite, path: string): Promise<string> {
  const file = await loadChanged(path, site.files.get(path)?.hash);
  if (file) site.addPhoto(path, file);
  return path.slice(path.lastIndexOf('/') + 1);
}
