import { broughtIn } from '../../../check/brought-in';
import { Checker } from '../../../check/checker';
import { RULES } from '../../../check/rules';
import type { Problem } from '../../../check/problem';
import type { Setting } from '../../../check/site';
import { readSchemas } from '../../read-schemas';
import { readRevision } from '../../revision';
import type { SiteFolder } from '../../site-folder';

/** The problems that are not in the version from which a change began: where it left `base`, or `base` itself. Throws `NoRevision`. */
export async function sinceVersion(site: SiteFolder, base: string, problems: readonly Problem[], setting: Setting): Promise<Problem[]> {
  const { files } = readRevision(site, base, { isForked: true });
  const before = new Checker(await readSchemas(site.project), RULES).check(files, setting);
  return broughtIn(problems, before.problems);
}
