import type { SiteFolder } from '../../site-folder';
import { FIXED, mayBeMoved } from '../move-page';
import { textsAfter } from '../planned-move';
import type { PageMove } from '../planned-move';
import { branchOf, stemOf } from './branch';
import { Refused } from '../faults';
import { refusals } from './refusals';
import { Repository } from './repository';
import { sendOn } from './send';
import type { Sending } from './send';

type Sent = (Sending & { state: 'sent'; files: string[]; left: string[] }) | (Sending & { state: 'unsent' });

/**
 * Sends a move, made anew on the pages as they are accepted: what else was changed in the folder stays there. Throws
 * `Refused`.
 */
export async function publishMove(site: SiteFolder, remote: string, move: PageMove): Promise<Sent> {
  const { path, change } = move;
  if (!mayBeMoved(path)) throw new Refused(FIXED);
  const repository = await Repository.open(site, remote);
  const accepted = await repository.documents(repository.accepted);
  if (!accepted.has(path)) throw new Refused(refusals.neverAccepted());
  const written = textsAfter(accepted, move);
  const isMove = 'to' in change;
  const branch = await branchOf(
    repository,
    stemOf(isMove ? 'move' : 'delete', path),
    (file) => file === path || written.has(file),
  );
  const before = branch.parent === repository.accepted ? accepted : await repository.documents(branch.parent);
  const blobs = new Map<string, string | undefined>();
  if (before.has(path)) {
    blobs.set(path, undefined);
    for (const [file, text] of textsAfter(before, move))
      blobs.set(file, await repository.keep(file, new TextEncoder().encode(text)));
  }
  const message = isMove ? `Move ${path} to ${change.to}` : `Delete ${path}`;
  const sending = await sendOn(repository, branch, { blobs, message });
  return sending.state === 'sent' ? { ...sending, files: [path, ...written.keys()], left: [] } : sending;
}
