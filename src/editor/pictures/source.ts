import { imagePath } from '../../content/files';
import { decode } from '../../json/decode';
import type { EditorSite } from '../site/editor-site';

/** A photograph comes from the server, which knows it by any address of it; a drawing is here whole. */
export function sourceOf(site: EditorSite, picture: string): string {
  const file = site.files.get(imagePath(picture));
  if (!file) return 'data:,';
  if (picture.endsWith('.svg')) return `data:image/svg+xml,${encodeURIComponent(decode(file.bytes).text)}`;
  return `/assets/photos/${picture.slice(0, picture.lastIndexOf('.'))}-${file.hash.slice(0, 12)}-640.webp`;
}
