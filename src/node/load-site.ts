import { join } from 'node:path';
import { Checker, wholeFile } from '../check/checker';
import type { CheckResult } from '../check/checker';
import { compareProblems } from '../check/problem';
import { RULES } from '../check/rules';
import type { Setting } from '../check/site';
import { unsafeLink } from '../check/files/unsafe-link';
import { readSafePages } from './read-pages';
import { readPublicFiles } from './read-public-files';
import { readSchemas } from './read-schemas';
import { schemaFolders } from './site-folder';
import type { SiteFolder } from './site-folder';
import { spellingFor } from './spelling/dictionary';
import { today } from './today';

export interface LoadedSite extends CheckResult {
  files: ReadonlyMap<string, Uint8Array>;
  /** What the judgment depended on beside the files; `today` is the day by the clock of the site. */
  setting: Setting & { today: string };
}

/** A site, checked by the schemas that are committed in the project. */
export async function loadSite(site: SiteFolder, { isLive }: Pick<Setting, 'isLive'> = {}): Promise<LoadedSite> {
  const { path, project } = site;
  const checker = new Checker(await readSchemas(project), RULES);
  const { files, unsafe } = await readSafePages(path);
  const setting = {
    today: today(files),
    folders: schemaFolders(site),
    publicFiles: await readPublicFiles(project),
    spelling: spellingFor(join(project, '.build/spelling')),
    ...(isLive !== undefined && { isLive }),
  };
  const result = checker.check(files, setting, unsafe.map((link) => link.path));
  const links = unsafe.map((link) => wholeFile(link.path, unsafeLink.code, unsafeLink.words(link.message)));
  const problems = [...result.problems, ...links].sort(compareProblems);
  return { ...result, problems, filesChecked: result.filesChecked + links.length, files, setting };
}
