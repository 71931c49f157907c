import { broughtIn } from '../../../check/run/brought-in';
import type { Problem } from '../../../check/problem';
import type { Setting } from '../../../check/site';
import type { SiteReader } from '../../load/load-site';
import { readRevision } from '../../load/revision';

/**
 * The problems that are not in the version from which a change began: where it left `base`, or `base` itself. Throws
 * `NoRevision`.
 */
export async function sinceVersion(
  reader: SiteReader,
  base: string,
  problems: readonly Problem[],
  setting: Setting,
): Promise<Problem[]> {
  const { files } = readRevision(reader.folder, base, { isForked: true });
  const before = (await reader.checker()).check(files, setting);
  return broughtIn(problems, before.problems);
}
