import { lstat, readFile } from 'node:fs/promises';
import { nameInLine, readApproved, writtenApproved } from '../../check/approval/approved-file';
import type { Approval, Approvals } from '../../check/approval/approved-file';
import { approvalsInUse } from '../../check/approval/waiting';
import type { Site } from '../../check/site';
import { APPROVED_FILE } from '../../content/files';
import { Complaint } from '../complaint';
import { namesOf } from '../report/named';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { writeWhole } from '../write-whole';

/** What `_approved.txt` says; nothing where there is none. Throws a `Complaint` for one that no tool wrote. */
export async function approvalsOf(folder: SiteFolder): Promise<Approvals | undefined> {
  const bytes = await bytesIn(folder);
  if (!bytes) return undefined;
  const { approvals, foreign } = readApproved(bytes);
  if (foreign.length === 0) return approvals;
  const text =
    `${APPROVED_FILE} has lines that no tool wrote, so nothing was approved and the file is left as it is. ` +
    'See "npm run check" for how to mend it.';
  throw new Complaint(namesOf(folder)(text));
}

const bytesIn = (folder: SiteFolder): Promise<Uint8Array | undefined> =>
  readFile(placeIn(folder, APPROVED_FILE)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/**
 * Adds approvals to those that the file has now, and drops the ones of items that the site does not have any more: what
 * was taken out as false is asked about when it comes back. Returns how many were dropped.
 */
export async function approve(
  folder: SiteFolder,
  site: Site,
  { fingerprints, by, date }: Approval & { fingerprints: Iterable<string> },
): Promise<number> {
  const before = (await approvalsOf(folder)) ?? new Map<string, Approval>();
  const approval = { by: nameInLine(by), date };
  const all = new Map([...before, ...[...fingerprints].map((each) => [each, approval] as const)]);
  const used = approvalsInUse(site, all);
  await writeApproved(folder, used);
  return all.size - used.size;
}

/** Takes out the approvals of items that the site does not have any more. Returns how many. */
export async function dropUnused(folder: SiteFolder, site: Site): Promise<number> {
  const bytes = await bytesIn(folder);
  const { approvals, foreign } = readApproved(bytes ?? new Uint8Array());
  const used = approvalsInUse(site, approvals);
  if (foreign.length === 0 && used.size < approvals.size) await writeApproved(folder, used);
  return approvals.size - used.size;
}

/** Writes the list whole or not at all. */
export async function writeApproved(folder: SiteFolder, approvals: Approvals): Promise<void> {
  const place = placeIn(folder, APPROVED_FILE);
  const over = await lstat(place).catch(() => undefined);
  await writeWhole(folder, place, { bytes: new TextEncoder().encode(writtenApproved(approvals)), over });
}
