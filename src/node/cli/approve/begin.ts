import { BEFORE } from '../../../check/approval/approved-file';
import type { Approval } from '../../../check/approval/approved-file';
import { isLeftToWrite, itemsOfSite } from '../../../check/approval/waiting';
import { counted } from '../../../check/words';
import { APPROVED_FILE } from '../../../content/files';
import { writeApproved } from '../../authoring/write-approved';
import type { LoadedSite } from '../../load/load-site';
import { everHeld } from '../../load/revision';
import type { SiteFolder } from '../../site-folder';
import { refuse } from '../../terminal';
import type { Dialogue } from '../../terminal';

/** `--begin`: enters what stands now. Only once: later it would approve what nobody has read. */
export async function begin(folder: SiteFolder, loaded: LoadedSite, dialogue: Dialogue): Promise<number> {
  if (loaded.files.has(APPROVED_FILE))
    return refuse(dialogue, `${APPROVED_FILE} is there already. What waits is listed by: npm run approve`);
  if (everHeld(folder, APPROVED_FILE))
    return refuse(
      dialogue,
      `Git has held ${APPROVED_FILE} before, so this site has begun. Bring it back: git checkout REVISION -- ` +
        `${APPROVED_FILE}`,
    );
  if (loaded.problems.some(({ severity }) => severity === 'error'))
    return refuse(
      dialogue,
      'Nothing was written: mend the errors of "npm run check" first, or they could not be approved.',
    );
  const items = [...itemsOfSite(loaded.site).values()].flat().filter((item) => !isLeftToWrite(item));
  const approval: Approval = { date: loaded.setting.today, by: BEFORE };
  const approvals = new Map(items.map(({ fingerprint }) => [fingerprint, approval]));
  await writeApproved(folder, approvals);
  dialogue.say(
    `Wrote ${APPROVED_FILE} with ${counted(approvals.size, 'item')} that stood before approval. ` +
      'Nobody vouches for these; commit the file, and from now on what is new or changed is asked about.',
  );
  return 0;
}
