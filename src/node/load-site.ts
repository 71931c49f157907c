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
import { spellingFor } from './spelling/dictionary';

export interface LoadedSite extends CheckResult {
  files: ReadonlyMap<string, Uint8Array>;
}

/** The pages under `root`, checked by the schemas that are committed there. */
export async function loadSite(root: string, setting: Setting): Promise<LoadedSite> {
  const checker = new Checker(await readSchemas(root), RULES);
  const { files, unsafe } = await readSafePages(root);
  const result = checker.check(files, { publicFiles: await readPublicFiles(root), spelling: spellingFor(join(root, '.build/spelling')), ...setting }, unsafe.map(({ path }) => path));
  const links = unsafe.map(({ path, message }) => wholeFile(path, unsafeLink.code, unsafeLink.words(message)));
  return { ...result, problems: [...result.problems, ...links].sort(compareProblems), filesChecked: result.filesChecked + links.length, files };
}
