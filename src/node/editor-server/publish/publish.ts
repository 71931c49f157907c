import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readApproved, writtenApproved } from '../../../check/approval/approved-file';
import { APPROVED_FILE, ASSISTED_FILE, imagePath, isImageFile } from '../../../content/files';
import { isObject } from '../../../json/is-object';
import { parse } from '../../../json/parse';
import type { SiteFolder } from '../../site-folder';
import { SiteApprovals } from '../approvals';
import type { ApprovedHere } from '../approvals';
import { Refused } from '../faults';
import type { Refusal } from '../guard';
import { hashOf } from '../../hash-of';
import { mayBeSaved, plainFile } from '../save-file';
import { branchOf } from './branch';
import { gitIn, NoGit } from './git';
import { linkIn } from './link';
import { NotPublished, refusals, unsent } from './refusals';
import { Repository } from './repository';

export interface Publication {
  /** What the code calls the file. */
  path: string;
  /** The hash of what somebody saw and saved. */
  base: string;
}

/** `link` is where the other side wants to be told more; `left`, what else was changed in the folder. */
export type Published =
  | { state: 'sent'; branch: string; files: string[]; left: string[]; link: string | undefined }
  | { state: 'unsent'; branch: string; message: string }
  | ({ state: 'refused' } & Refusal);

/**
 * The place that this computer publishes to: a remote of the repository, by `git config editor.publish origin`. That is
 * said of a folder on one computer, never of the site, and nothing is published without it.
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
 * Sends a file, with its pictures, what a person has approved of it and nothing else, on a branch of its own. One after
 * the other.
 */
export function publisher(
  site: SiteFolder,
  remote: string,
  approvals = new SiteApprovals(site),
): (asked: Publication) => Promise<Published> {
  let last: Promise<unknown> = Promise.resolve();
  return (asked) => {
    const published = last.then(() => publish({ site, remote, approvals }, asked)).catch(refused);
    last = published.catch(() => undefined);
    return published;
  };
}

function refused(error: unknown): Published {
  if (error instanceof NoGit) return { state: 'refused', status: 409, message: refusals.noGit() };
  if (error instanceof Refused) return { state: 'refused', status: error.status, message: error.message };
  throw error;
}

/** What the tools keep for all pages: no change of anybody that is left behind. */
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
  if (hashOf(bytes) !== base) throw new NotPublished(refusals.changed());
  const approved = await approvals.approvedOf(path);

  const repository = await Repository.open(site, remote);
  const common = await repository.common();
  const blobs = new Map([[path, await repository.keep(path, bytes)]]);
  for (const picture of picturesIn(bytes)) {
    const lies = await plainFile(site, picture);
    if (lies) blobs.set(picture, await repository.keep(picture, await readFile(lies)));
  }
  for (const [file, blob] of blobs) {
    const [accepted, known] = [await repository.entry(repository.accepted, file), await repository.entry(common, file)];
    if (accepted?.blob !== known?.blob && accepted?.blob !== blob) throw new NotPublished(refusals.behind(file));
  }

  const isOurs = (file: string) => file === path || file === APPROVED_FILE || isImageFile(file);
  const branch = await branchOf(repository, path, isOurs);
  if (approved) blobs.set(APPROVED_FILE, await listAfter(repository, branch.parent, approved));
  const changed = new Map<string, string>();
  for (const [file, blob] of blobs)
    if ((await repository.entry(branch.parent, file))?.blob !== blob) changed.set(file, blob);
  const { name, parent, local, sent } = branch;
  if (changed.size > 0) {
    if (await repository.isOpen(name)) throw new NotPublished(refusals.isOpen(name));
    const isNew = (await repository.entry(parent, path)) === undefined;
    const made = await withIndex((index) =>
      repository.write(parent, changed, `${isNew ? 'Add' : 'Change'} ${path}`, index),
    );
    await repository.move(name, made, local);
  } else if (parent === repository.accepted) throw new NotPublished(refusals.asPublished());
  else if (parent === sent) throw new NotPublished(refusals.asSent(name));

  const { isDone, said } = await repository.send(name);
  if (!isDone) return { state: 'unsent', branch: name, message: unsent(said, name) };
  const left = (await repository.changedHere()).filter((file) => !LISTS.has(file) && !blobs.has(file));
  return { state: 'sent', branch: name, files: [...blobs.keys()], left, link: linkIn(said, repository.url) };
}

/**
 * The list of approvals of a commit with those of one file beside it: what else was approved in this folder goes with
 * its own page. The first list goes whole.
 */
async function listAfter(repository: Repository, commit: string, { own, list }: ApprovedHere): Promise<string> {
  const before = await repository.bytes(commit, APPROVED_FILE);
  if (!before) return repository.keep(APPROVED_FILE, list);
  const { approvals, foreign } = readApproved(before);
  if (foreign.length > 0) throw new NotPublished(refusals.damagedList());
  const all = new Map([...own, ...approvals]);
  return repository.keep(APPROVED_FILE, new TextEncoder().encode(writtenApproved(all)));
}

async function withIndex<T>(use: (index: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'));
  try {
    return await use(join(folder, 'index'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The pictures that a document names. */
function picturesIn(bytes: Uint8Array): Set<string> {
  const parsed = parse(bytes);
  const names = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && isImageFile(imagePath(value))) names.add(imagePath(value));
    else if (Array.isArray(value)) value.forEach(look);
    else if (isObject(value)) Object.values(value).forEach(look);
  };
  if ('value' in parsed) look(parsed.value);
  return names;
}
