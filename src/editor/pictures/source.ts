import { imagePath } from '../../content/files';
import { beginningOf } from '../../content/fingerprint';
import { photoBase } from '../../content/photo-file';
import { decode } from '../../json/decode';
import type { EditorSite } from '../site/editor-site';

/** A photograph comes from the server, which knows it by any address of it; a drawing is here whole. */
export function sourceOf(site: EditorSite, picture: string): string {
  const path = imagePath(picture);
  const file = site.files.get(path);
  if (!file) return 'data:,';
  if (picture.endsWith('.svg')) return `data:image/svg+xml,${encodeURIComponent(decode(file.bytes).text)}`;
  return `${photoBase(path, beginningOf(file.hash))}-640.webp`;
}
