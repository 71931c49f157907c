import type { Approvals } from '../../../check/approval/approved-file';
import { usesOf } from '../../../check/approval/claim-uses';
import type { ClaimUse } from '../../../check/approval/claim-uses';
import { claimOf, readingsOf } from '../../../check/approval/reading';
import { statedBeside } from '../../../check/approval/stated-figures';
import { waitingIn } from '../../../check/approval/waiting';
import type { FingerprintedItem } from '../../../check/approval/waiting';
import { pointerOf } from '../../../json/path';
import { Complaint } from '../../complaint';
import type { LoadedSite } from '../../load-site';
import { fileIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';

/** An item as whoever approves it reads it. */
export interface WaitingItem {
  fingerprint: string;
  /** "Card", "Question". */
  title: string;
  /** RFC 6901. */
  pointer: string;
  /** In one line each, tokens filled in. */
  texts: readonly string[];
  /** Whether it states a number: then it has an answer of its own. */
  hasFigure: boolean;
  /** What the site states of such sums, percentages and phone numbers; empty where it has none. */
  beside: string;
  /** The other documents that wait with the very same item. */
  alsoIn: readonly string[];
  /** What shows the claim that this is. */
  uses: readonly ClaimUse[];
}

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

/** What waits, by document. An item of many documents stands with the first of them. */
export function waitingPages({ site, files }: LoadedSite, { approvals, folder, typed }: Wanted): WaitingPage[] {
  const wanted = typed.map((each) => fileOf(each, { folder, files }));
  const isWanted = (file: string) =>
    wanted.length === 0 || wanted.some((each) => file === each || file.startsWith(`${each}/`));
  const waiting = waitingIn(site, approvals).filter(({ document }) => isWanted(document.path));
  const holders = new Map<string, string[]>();
  for (const { document, items } of waiting)
    for (const { fingerprint } of items) holders.set(fingerprint, [...(holders.get(fingerprint) ?? []), document.path]);
  return waiting.flatMap(({ document, items }) => {
    const own = items.filter(({ fingerprint }) => holders.get(fingerprint)![0] === document.path);
    const shown = own.map((item): WaitingItem => {
      const claim = claimOf(item);
      return {
        ...shownItem(item, readingsOf(item, site, document)),
        beside: statedBeside(item, site),
        alsoIn: holders.get(item.fingerprint)!.slice(1),
        uses: claim === undefined ? [] : usesOf(claim, site),
      };
    });
    return shown.length > 0 ? [{ file: document.path, items: shown }] : [];
  });
}

function shownItem({ fingerprint, title, path, values }: FingerprintedItem, texts: readonly string[]) {
  const hasFigure = values.some(({ value }) => typeof value === 'number') || texts.some((text) => /\p{N}/u.test(text));
  return { fingerprint, title, pointer: pointerOf(path), texts, hasFigure };
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
