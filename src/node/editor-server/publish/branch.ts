import type { Repository } from './repository';
import { Refused } from '../faults';
import { refusals } from './refusals';

/** Where a commit goes. */
export interface Branch {
  name: string;
  /** The commit that it follows. */
  parent: string;
  /** Where the branch stands in this folder; nothing where it is not there yet. */
  local: string | undefined;
  /** Where it stands at the place that it is sent to. */
  sent: string | undefined;
}

const MOST_BRANCHES = 99;

/** How the branches of a file are named: `edit-areas-hill`. */
export const stemOf = (sort: 'edit' | 'move' | 'delete', file: string) =>
  `${sort}-${file
    .replace(/^pages\/_?/, '')
    .replace(/\.json$/, '')
    .replaceAll('/', '-')}`;

/**
 * The branch of this name on which the last version of these files waits to be accepted, or else a new one that begins
 * with what is accepted. A branch with the work of others, or one that is done with, is left alone. Throws
 * `Refused`.
 */
export async function branchOf(
  repository: Repository,
  stem: string,
  isOurs: (file: string) => boolean,
): Promise<Branch> {
  for (let number = 1; number <= MOST_BRANCHES; number += 1) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    const [local, sent] = [await repository.commit(`refs/heads/${name}`), await repository.fetched(name)];
    const tip = sent ?? local;
    if (tip === undefined) return { name, parent: repository.accepted, local, sent };
    const isDone = sent === undefined && (await repository.wasSent(name));
    if (isDone || (await repository.isPartOf(tip, repository.accepted))) continue;
    if (!(await repository.changedOn(tip)).every(isOurs)) continue;
    return { name, parent: await followed(repository, { name, local, sent, isOurs }), local, sent };
  }
  throw new Refused(refusals.failed('99 branches'));
}

interface KnownBranch extends Omit<Branch, 'parent'> {
  isOurs: (file: string) => boolean;
}

/** The newer one of a branch here and there, if nothing on it is unknown to this folder. */
async function followed(repository: Repository, { name, local, sent, isOurs }: KnownBranch): Promise<string> {
  if (local === undefined) throw new Refused(refusals.waitsElsewhere(name));
  if (sent === undefined || (await repository.isPartOf(sent, local))) return local;
  const foreign = (await repository.isPartOf(local, sent)) ? await repository.changed(local, sent) : undefined;
  if (!foreign || foreign.some(isOurs)) throw new Refused(refusals.changedThere(name));
  return sent;
}
