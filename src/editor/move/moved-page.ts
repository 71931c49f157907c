import { linksTo } from '../../authoring/move/links';
import { textsOf, wasPublished } from '../../authoring/move/texts';
import { PUBLISHED_FILE } from '../../content/files';
import { routeOf } from '../../content/routes';
import type { EditorSite } from '../site/editor-site';

/** Whether visitors may know the address of a page: it was published, or nobody can say. */
export const mayBeKnown = (site: EditorSite, path: string): boolean =>
  wasPublished(new Map([[PUBLISHED_FILE, { value: site.document(PUBLISHED_FILE)?.value }]]), routeOf(path)) !== false;

/** The files in which something leads to a page, with how often. */
export function linksBy(site: EditorSite, path: string): { file: string; count: number }[] {
  const bytes = site.editable.flatMap((file) => {
    const own = file === path ? undefined : site.files.get(file)?.bytes;
    return own ? [[file, own] as const] : [];
  });
  const { files } = textsOf(new Map(bytes));
  return [...linksTo(routeOf(path), files)].map(([file, found]) => ({
    file,
    count: found.reduce((sum, each) => sum + each.count, 0),
  }));
}
