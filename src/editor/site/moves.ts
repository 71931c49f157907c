import type { EditorSite } from './editor-site';
import { faultOf, loadChanged, post } from './server';
import type { Published } from './server';

/** A change of a page's file: a new path, another page that visitors find instead, or nothing, with a reason. */
export type Change = { to: string; keepsAlias: boolean } | { leadsTo: string } | { reason: string };

/** Moves or deletes a page as it lies there. Throws a `ServerFault` where nothing was changed. */
export async function movePage(site: EditorSite, path: string, change: Change): Promise<void> {
  const response = await post('/api/move', { path, base: site.files.get(path)?.hash ?? '', ...change });
  if (!response.ok) throw await faultOf(response);
  const { changed } = (await response.json()) as { changed: string[] };
  for (const each of changed) site.forgetUnsaved(each, await loadChanged(each, undefined));
}

/** Sends a move to whoever looks after the site. Throws a `ServerFault`. */
export async function sendMove(path: string, change: Change): Promise<Published> {
  const response = await post('/api/publish-move', { path, ...change });
  if (!response.ok) throw await faultOf(response);
  return (await response.json()) as Published;
}

/** Deletes a photograph that no page shows. Throws a `ServerFault` where it stays. */
export async function removePhoto(site: EditorSite, path: string): Promise<void> {
  const response = await post('/api/remove-photo', { path, base: site.files.get(path)?.hash ?? '' });
  if (!response.ok) throw await faultOf(response);
  site.dropPhoto(path);
}
