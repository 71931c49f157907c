import { readFile } from 'node:fs/promises';
import { nameInLine, readApproved, writtenApproved } from '../../check/approval/approved-file';
import type { Approval, Approvals } from '../../check/approval/approved-file';
import { approvalsInUse } from '../../check/approval/waiting';
import type { Site } from '../../check/site';
import { APPROVED_FILE, ASSISTED_FILE } from '../../content/files';
import { Complaint } from '../complaint';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { writeOver } from '../write/write-whole';
import { writingAlone } from '../write/writing-alone';

/**
 * The approvals in `_approved.txt`; undefined where there is none. Throws a `Complaint` for a file that no tool wrote.
 */
export async function approvalsOf(folder: SiteFolder): Promise<Approvals | undefined> {
  const bytes = await bytesIn(folder, APPROVED_FILE);
  if (!bytes) return undefined;
  const { approvals, foreign } = readApproved(bytes);
  if (foreign.length === 0) return approvals;
  throw new Complaint(
    `${APPROVED_FILE} has lines that no tool wrote, so nothing was approved and the file is left as it is. ` +
      'See "npm run check" for how to mend it.',
  );
}

const bytesIn = (folder: SiteFolder, file: string): Promise<Uint8Array | undefined> =>
  readFile(placeIn(folder, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/**
 * Adds approvals to those in the file, and drops the ones of items that are gone: a false text that was removed is
 * shown again when it comes back. Returns how many were dropped.
 */
export const approve = (
  folder: SiteFolder,
  site: Site,
  approval: Approval & { fingerprints: Iterable<string> },
): Promise<number> => writingAlone(folder, () => approveAlone(folder, site, approval));

async function approveAlone(
  folder: SiteFolder,
  site: Site,
  { fingerprints, by, date }: Approval & { fingerprints: Iterable<string> },
): Promise<number> {
  const before = (await approvalsOf(folder)) ?? new Map<string, Approval>();
  const approval = { by: nameInLine(by), date };
  const all = new Map([...before, ...[...fingerprints].map((each) => [each, approval] as const)]);
  const used = approvalsInUse(site, all);
  await writeApproved(folder, used);
  await keepMarks(folder, site, { without: used });
  return all.size - used.size;
}

/**
 * Marks items as an assistant's, beside those that are marked. Whoever calls this holds `writingAlone`.
 */
export const markAssisted = (folder: SiteFolder, site: Site, marks: Approvals): Promise<void> =>
  keepMarks(folder, site, { more: marks, without: new Map() });

async function keepMarks(
  folder: SiteFolder,
  site: Site,
  { more = [], without }: { more?: Iterable<[string, Approval]>; without: Approvals },
): Promise<void> {
  const before = readApproved((await bytesIn(folder, ASSISTED_FILE)) ?? new Uint8Array()).entries;
  const wanted = approvalsInUse(site, new Map([...before, ...more]));
  const left = new Map([...wanted].filter(([fingerprint]) => !without.has(fingerprint)));
  const isSame = left.size === before.size && [...left.keys()].every((each) => before.has(each));
  if (!isSame) await writeList(folder, ASSISTED_FILE, left);
}

/** Takes out the approvals of items that the site does not have any more. Returns how many. */
export async function dropUnused(folder: SiteFolder, site: Site): Promise<number> {
  const bytes = await bytesIn(folder, APPROVED_FILE);
  const { approvals, foreign } = readApproved(bytes ?? new Uint8Array());
  const used = approvalsInUse(site, approvals);
  if (foreign.length === 0 && used.size < approvals.size) await writeApproved(folder, used);
  return approvals.size - used.size;
}

export const writeApproved = (folder: SiteFolder, approvals: Approvals): Promise<void> =>
  writeList(folder, APPROVED_FILE, approvals);

const writeList = (folder: SiteFolder, file: string, lines: Approvals): Promise<void> =>
  writeOver(folder, file, writtenApproved(lines));
