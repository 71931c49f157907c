import { carried } from '../../../check/approval/carried';
import { MIGRATIONS } from '../../../content/migrations/migrations';
import { approvalsOf, writeApproved } from '../../authoring/write-approved';
import { SiteReader } from '../../load/load-site';
import { readPages } from '../../load/read-pages';
import type { SiteFolder } from '../../site-folder';
import { writeOver } from '../../write/write-whole';
import { writingAlone } from '../../write/writing-alone';
import { migrateFiles } from './migrate-files';
import type { MigratedFiles } from './migrate-files';

/** Brings the files of a site up to date. What was approved in them stays approved as they say it now. */
export const migrateSite = (folder: SiteFolder): Promise<MigratedFiles> =>
  writingAlone(folder, async () => {
    const approvals = await approvalsOf(folder);
    const result = migrateFiles(await readPages(folder.path), MIGRATIONS);
    if (approvals && result.changed.size > 0) {
      const all = carried(await migratedSite(folder, result), approvals, result.before);
      // First: after a migration that was cut off nothing tells any more what the files said before.
      if (all.size > approvals.size) await writeApproved(folder, all);
    }
    for (const [file, text] of result.changed) await writeOver(folder, file, text);
    return result;
  });

/** The site as it will be, before anything is written. */
async function migratedSite(folder: SiteFolder, { changed }: MigratedFiles) {
  const reader = new SiteReader(folder);
  const { files, setting } = await reader.read();
  const written = [...changed].map(([file, text]) => [file, new TextEncoder().encode(text)] as const);
  return (await reader.checker()).read(new Map([...files, ...written]), setting).site;
}
