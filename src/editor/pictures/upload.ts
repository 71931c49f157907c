import type { EditorSite } from '../site/editor-site';
import { loadChanged, sendPhoto } from '../site/server';

/** The formats that a browser offers to choose; HEIC is included, so that a message can explain how to convert it. */
export const PHOTO_FILES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** Puts a photograph into the folder of the site, and gives its name there. Throws a `ServerFault`. */
export async function uploadPhoto(site: EditorSite, photo: File): Promise<string> {
  const taken = await sendPhoto(photo);
  const file = await loadChanged(taken, site.files.get(taken)?.hash);
  if (file) site.addPhoto(taken, file);
  return taken.slice(taken.lastIndexOf('/') + 1);
}
