import type { Approvals } from '../../../check/approval/approved-file';
import { assistedIn } from '../../../check/approval/assisted';
import { waitingIn } from '../../../check/approval/waiting';
import { holdersIn, shownItems } from '../../../check/approval/waiting-item';
import type { WaitingItem } from '../../../check/approval/waiting-item';
import { Complaint } from '../../complaint';
import type { LoadedSite } from '../../load/load-site';
import { fileIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';

export interface WaitingPage {
  file: string;
  items: readonly WaitingItem[];
}

interface Wanted {
  approvals: Approvals;
  folder: SiteFolder;
  /** As they were typed; none for all. */
  typed: readonly string[];
}

/** The waiting items by document. An item of many documents is listed with the first of the requested ones. */
export function waitingPages({ site, files }: LoadedSite, { approvals, folder, typed }: Wanted): WaitingPage[] {
  const wanted = typed.map((each) => fileOf(each, { folder, files }));
  const isWanted = (file: string) =>
    wanted.length === 0 || wanted.some((each) => file === each || file.startsWith(`${each}/`));
  const waiting = waitingIn(site, approvals);
  const shown = { holders: holdersIn(waiting), marks: assistedIn(files) };
  const seen = new Set<string>();
  return waiting.flatMap((each) => {
    const { path } = each.document;
    const items = isWanted(path) ? each.items.filter(({ fingerprint }) => !seen.has(fingerprint)) : [];
    for (const { fingerprint } of items) seen.add(fingerprint);
    return items.length > 0 ? [{ file: path, items: shownItems({ ...each, items }, site, shown) }] : [];
  });
}

/** "areas/harbour", "pages/areas/harbour.json" and the path of the file are one. Throws a `Complaint` for none. */
function fileOf(
  typed: string,
  { folder, files }: { folder: SiteFolder; files: ReadonlyMap<string, Uint8Array> },
): string {
  const bare = typed.replace(/^\/+|\/+$/g, '').replace(/\.json$/, '');
  const found = [fileIn(folder, typed), `pages/${bare}.json`, `pages/${bare}`, `${bare}.json`].find(
    (file) => files.has(file) || [...files.keys()].some((each) => each.startsWith(`${file}/`)),
  );
  if (found === undefined)
    throw new Complaint(`There is no page "${typed}". Write one such as areas/harbour, or leave it out for all.`);
  return found;
}
