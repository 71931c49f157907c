import { Checker, wholeFile } from '../check/check';
import type { CheckResult } from '../check/check';
import type { Setting } from '../check/site';
import { unsafeLink } from '../check/messages/files';
import { readPages, UnsafeLink } from './read-pages';
import { readPublicFiles } from './read-public-files';
import { readSchemas } from './read-schemas';

export interface LoadedSite extends CheckResult {
  files: ReadonlyMap<string, Uint8Array>;
}

/** The pages under `root`, checked by the schemas that are committed there. */
export async function loadSite(root: string, setting: Setting): Promise<LoadedSite> {
  const checker = new Checker(await readSchemas(root));
  try {
    const files = await readPages(root);
    return { ...checker.check(files, { publicFiles: await readPublicFiles(root), ...setting }), files };
  } catch (error) {
    if (!(error instanceof UnsafeLink)) throw error;
    const problems = [wholeFile(error.path, 'unsafe-link', unsafeLink(error.message))];
    return { problems, filesChecked: 1, filesFine: 0, documents: new Map(), files: new Map() };
  }
}
