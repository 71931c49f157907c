import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Branch } from './branch';
import { linkIn } from './link';
import { Refused } from '../faults';
import { refusals, unsent } from './refusals';
import type { Repository } from './repository';

/** `link` is the server's page for the next step. */
export type Sending =
  | { state: 'sent'; branch: string; link: string | undefined }
  | { state: 'unsent'; branch: string; message: string };

interface Change {
  /** File → the name of its bytes in git; nothing where the file goes. */
  blobs: ReadonlyMap<string, string | undefined>;
  message: string;
}

/** Commits what differs from a branch and sends it; a commit that could not be sent before is sent now. */
export async function sendOn(repository: Repository, branch: Branch, { blobs, message }: Change): Promise<Sending> {
  const { name, parent, local, sent } = branch;
  const changed = new Map<string, string | undefined>();
  for (const [file, blob] of blobs) if ((await repository.entry(parent, file))?.blob !== blob) changed.set(file, blob);
  if (changed.size > 0) {
    if (await repository.isOpen(name)) throw new Refused(refusals.isOpen(name));
    const made = await withIndex((index) => repository.write(parent, changed, message, index));
    await repository.move(name, made, local);
  } else if (parent === repository.accepted) throw new Refused(refusals.asPublished());
  else if (parent === sent) throw new Refused(refusals.asSent(name));
  const { isDone, stderr } = await repository.send(name);
  if (!isDone) return { state: 'unsent', branch: name, message: unsent(stderr, name) };
  return { state: 'sent', branch: name, link: linkIn(stderr, repository.url) };
}

async function withIndex<T>(use: (index: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'));
  try {
    return await use(join(folder, 'index'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
