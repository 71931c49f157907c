import { readFile } from 'node:fs/promises';
import { readApproved, writtenApproved } from '../../../check/approval/approved-file';
import { APPROVED_FILE, ASSISTED_FILE, imagePath, isImageFile } from '../../../content/files';
import { parse } from '../../../json/parse';
import { valueAt } from '../../../json/path';
import { textsIn } from '../../../json/texts-in';
import type { SiteFolder } from '../../site-folder';
import { SiteApprovals } from '../approvals';
import type { ApprovedHere } from '../approvals';
import { Refused } from '../faults';
import type { Refusal } from '../guard';
import { hashOf } from '../../hashes';
import { inTurn } from '../../in-turn';
import type { PageMove } from '../planned-move';
import { mayBeSaved, plainFile } from '../save-file';
import { branchOf, stemOf } from './branch';
import { gitIn, NoGit } from './git';
import { publishMove } from './publish-move';
import { refusals } from './refusals';
import { Repository } from './repository';
import { sendOn } from './send';
import type { Sending } from './send';

export interface Publication {
  /** The code's path of the file. */
  path: string;
  /** The hash of what somebody saw and saved. */
  base: string;
}

/** `left` is what else was changed in the folder. */
export type Published =
  | (Sending & { state: 'sent'; files: string[]; left: string[] })
  | (Sending & { state: 'unsent' })
  | ({ state: 'refused' } & Refusal);

/**
 * The place that this computer publishes to: a remote of the repository, by `git config editor.publish origin`. It is
 * set for a folder on one computer, never for the site, and nothing is published without it.
 */
export async function publishesTo({ path }: SiteFolder): Promise<string | undefined> {
  try {
    const { out } = await gitIn(path)(['config', '--get', 'editor.publish']);
    return /^[A-Za-z0-9][\w.-]*$/.exec(out.toString().trim())?.[0];
  } catch (error) {
    if (error instanceof NoGit) return undefined;
    throw error;
  }
}

/**
 * Sends a file, with its pictures, what a person has approved of it and nothing else, on a branch of its own; or a page
 * that goes to another address or away, with every link to it. One after the other.
 */
export function publisher(
  site: SiteFolder,
  remote: string,
  approvals = new SiteApprovals(site),
): (request: Publication | PageMove) => Promise<Published> {
  const turn = inTurn();
  return (request) =>
    turn(() =>
      'change' in request ? publishMove(site, remote, request) : publish({ site, remote, approvals }, request),
    ).catch(refused);
}

function refused(error: unknown): Published {
  if (error instanceof NoGit) return { state: 'refused', status: 409, message: refusals.noGit() };
  if (error instanceof Refused) return { state: 'refused', status: error.status, message: error.message };
  throw error;
}

/** Files that the tools keep for all pages; a change of them is no person's unsent work. */
const LISTS: ReadonlySet<string> = new Set([APPROVED_FILE, ASSISTED_FILE]);

interface From {
  site: SiteFolder;
  remote: string;
  approvals: SiteApprovals;
}

async function publish({ site, remote, approvals }: From, { path, base }: Publication): Promise<Published> {
  const place = mayBeSaved(path) ? await plainFile(site, path) : undefined;
  if (!place) return { state: 'refused', status: 403, message: 'Only a file of the site can be published.' };
  const bytes = await readFile(place);
  if (hashOf(bytes) !== base) throw new Refused(refusals.changed());
  const approved = await approvals.approvedOf(path);

  const repository = await Repository.open(site, remote);
  const common = await repository.common();
  const blobs = new Map([[path, await repository.keep(path, bytes)]]);
  for (const picture of picturesIn(bytes)) {
    const lies = await plainFile(site, picture);
    if (lies) blobs.set(picture, await repository.keep(picture, await readFile(lies)));
  }
  await mustStandThere(repository, bytes);
  for (const [file, blob] of blobs) {
    const [accepted, known] = [await repository.entry(repository.accepted, file), await repository.entry(common, file)];
    if (accepted?.blob !== known?.blob && accepted?.blob !== blob) throw new Refused(refusals.behind(file));
  }

  const isOurs = (file: string) => file === path || file === APPROVED_FILE || isImageFile(file);
  const branch = await branchOf(repository, stemOf('edit', path), isOurs);
  if (approved) blobs.set(APPROVED_FILE, await listAfter(repository, branch.parent, approved));
  const isNew = (await repository.entry(branch.parent, path)) === undefined;
  const sending = await sendOn(repository, branch, { blobs, message: `${isNew ? 'Add' : 'Change'} ${path}` });
  if (sending.state === 'unsent') return sending;
  const left = (await repository.changedHere()).filter((file) => !LISTS.has(file) && !blobs.has(file));
  return { ...sending, files: [...blobs.keys()], left };
}

/** Throws where the page still has its old address in what is accepted: it would stand there twice. */
async function mustStandThere(repository: Repository, bytes: Uint8Array): Promise<void> {
  const parsed = parse(bytes);
  const aliases = 'value' in parsed ? valueAt(parsed.value, ['aliases']) : undefined;
  for (const alias of Array.isArray(aliases) ? aliases.map(String) : [])
    if (await repository.entry(repository.accepted, `pages${alias}.json`)) throw new Refused(refusals.moveFirst());
}

/**
 * The list of approvals of a commit with those of one file beside it: what else was approved in this folder goes with
 * its own page. The first list goes whole.
 */
async function listAfter(repository: Repository, commit: string, { own, list }: ApprovedHere): Promise<string> {
  const before = await repository.bytes(commit, APPROVED_FILE);
  if (!before) return repository.keep(APPROVED_FILE, list);
  const { approvals, foreign } = readApproved(before);
  if (foreign.length > 0) throw new Refused(refusals.damagedList());
  const all = new Map([...own, ...approvals]);
  return repository.keep(APPROVED_FILE, new TextEncoder().encode(writtenApproved(all)));
}

/** The pictures that a document names. */
function picturesIn(bytes: Uint8Array): Set<string> {
  const parsed = parse(bytes);
  const texts = 'value' in parsed ? textsIn(parsed.value) : [];
  return new Set(texts.map(({ text }) => imagePath(text)).filter(isImageFile));
}
