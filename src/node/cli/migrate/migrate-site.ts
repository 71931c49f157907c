import { writeFile } from 'node:fs/promises';
import { carried } from '../../../check/approval/carried';
import { MIGRATIONS } from '../../../content/migrations/migrations';
import { approvalsOf, writeApproved } from '../../authoring/write-approved';
import { loadSite } from '../../load/load-site';
import { readPages } from '../../load/read-pages';
import { placeIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';
import { migrateFiles } from './migrate-files';
import type { MigratedFiles } from './migrate-files';

/** Brings the files of a site up to date. What was approved in them stays approved as they say it now. */
export async function migrateSite(folder: SiteFolder): Promise<MigratedFiles> {
  const approvals = await approvalsOf(folder);
  const result = migrateFiles(await readPages(folder.path), MIGRATIONS);
  for (const [file, text] of result.changed) await writeFile(placeIn(folder, file), text);
  if (approvals && result.changed.size > 0) {
    const { site } = await loadSite(folder);
    const all = carried(site, approvals, result.before);
    if (all.size > approvals.size) await writeApproved(folder, all);
  }
  return result;
}
