import { APPROVED_FILE, ASSISTED_FILE } from '../../content/files';
import type { Site } from '../site';
import { readApproved } from './approved-file';
import type { Approvals } from './approved-file';
import { allItemsOn } from './waiting';

/**
 * Fingerprints of items that an assistant wrote, with the day and its name, in the form of the list of approvals. An
 * item that a person rewrites is another item, so the mark is gone; one that a person approves is taken out.
 */
export const assistedIn = (files: ReadonlyMap<string, Uint8Array>): Approvals =>
  readApproved(files.get(ASSISTED_FILE) ?? new Uint8Array()).entries;

/** The files, drafts too, of which an assistant wrote something that no person has approved. */
export function assistedFiles(site: Site, files: ReadonlyMap<string, Uint8Array>): string[] {
  const marks = assistedIn(files);
  if (marks.size === 0) return [];
  const { approvals } = readApproved(files.get(APPROVED_FILE) ?? new Uint8Array());
  return [...site.documents.keys()].filter((path) =>
    allItemsOn(path, site).some(({ fingerprint }) => marks.has(fingerprint) && !approvals.has(fingerprint)),
  );
}
