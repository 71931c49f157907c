import type { EditorSite } from './editor-site';
import { loadChanged, post } from './server';
import type { Published } from './server';
import type { Change } from './wire';

/** Moves or deletes a page as it lies there. Throws a `ServerFault` where nothing was changed. */
export async function movePage(site: EditorSite, path: string, change: Change): Promise<void> {
  const response = await post('/api/move', { path, base: site.files.get(path)?.hash ?? '', ...change });
  const { changed } = (await response.json()) as { changed: string[] };
  for (const each of changed) site.forgetUnsaved(each, await loadChanged(each, undefined));
}

/** Sends a move to whoever looks after the site. Throws a `ServerFault`. */
export async function sendMove(path: string, change: Change): Promise<Published> {
  return (await (await post('/api/publish-move', { path, ...change })).json()) as Published;
}

/** Deletes a photograph that no page shows. Throws a `ServerFault` where it stays. */
export async function removePhoto(site: EditorSite, path: string): Promise<void> {
  await post('/api/remove-photo', { path, base: site.files.get(path)?.hash ?? '' });
  site.dropPhoto(path);
}
