import { pushTo } from '../../check/lists';
import { isImageFile, isPhotoFile } from '../../content/files';
import { pointerOf } from '../../json/path';
import { textsIn } from '../../json/texts-in';
import type { EditorSite } from '../site/editor-site';

/** Where a file names a picture. */
interface Use {
  file: string;
  /** RFC 6901. */
  pointer: string;
}

/** A picture of the site. */
export interface Picture {
  path: string;
  /** The name that pages use: `van.jpg`. */
  name: string;
  /** In pixels; nothing for a drawing. */
  size: { width: number; height: number } | undefined;
  uses: readonly Use[];
  /** Whether it may be deleted: nothing shows it. */
  isUnused: boolean;
}

/** All pictures, by their names, with what shows each. */
export function picturesOf(site: EditorSite): Picture[] {
  const uses = new Map<string, Use[]>();
  for (const file of site.editable) {
    for (const { path, text } of textsIn(site.document(file)?.value))
      if (/\.[a-z]+$/.test(text)) pushTo(uses, text, { file, pointer: pointerOf(path) });
  }
  const { photos } = site.site();
  return site.paths
    .filter(isImageFile)
    .map((path) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      const own = uses.get(name) ?? [];
      return { path, name, size: photos.get(path)?.size, uses: own, isUnused: isPhotoFile(path) && own.length === 0 };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
