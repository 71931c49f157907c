import { reportOf } from '../../../authoring/changes/report';
import type { ChangesReport } from '../../../authoring/changes/report';
import { siteChanges } from '../../../content/compare/site-changes';
import { readApproved } from '../../../check/approval/approved-file';
import { assistedIn } from '../../../check/approval/assisted';
import { siteFrom } from '../../../content/site';
import { APPROVED_FILE, BUSINESS_FILES, ofBusinessIn } from '../../../content/files';
import * as words from './words';
import { readPages } from '../../load/read-pages';
import { approvalSection } from './approval';
import { documentsOf } from './documents';
import type { Documents } from './documents';
import { digestsOf, hashOf } from '../../hashes';
import { Complaint } from '../../complaint';
import { readRevision } from '../../load/revision';
import type { SiteFolder } from '../../site-folder';
import { today as todayOf } from '../../load/today';

const hasBusiness = ({ fitting, faulty }: Documents): boolean =>
  !faulty.some((path) => BUSINESS_FILES.includes(path)) && siteFrom(ofBusinessIn(fitting)).business?.isValid === true;

/** The changes that visitors see in a site since a revision. Throws a `Complaint`. */
export async function diffSince(
  folder: SiteFolder,
  base: string,
  { today }: { today?: string } = {},
): Promise<ChangesReport> {
  const { commit, files } = readRevision(folder, base);
  const then = documentsOf(files);
  const present = await readPages(folder.path);
  const now = documentsOf(present);
  const day = { today: today ?? todayOf(present) };
  if (!hasBusiness(now)) throw new Complaint(words.noSite());
  const [business, isOld] = [ofBusinessIn(now.fitting), !hasBusiness(then)];
  const notes = [
    ...(isOld && files.size > 0 ? [words.oldSite()] : []),
    ...then.faulty.filter((path) => !BUSINESS_FILES.includes(path)).map(words.notThen),
    ...now.faulty.map(words.notNow),
  ];
  // A file that is unreadable on one side would be reported as new or removed, which it is not.
  for (const path of [...then.faulty, ...now.faulty]) for (const side of [then.fitting, now.fitting]) side.delete(path);
  for (const side of isOld ? [then.fitting, now.fitting] : [now.fitting]) {
    for (const path of BUSINESS_FILES) side.delete(path);
    for (const [path, value] of business) side.set(path, value);
  }
  const sites = {
    before: siteFrom(then.fitting, { ...day, pictureDigest: digestsOf(files), digest: hashOf }),
    now: siteFrom(now.fitting, { ...day, pictureDigest: digestsOf(present), digest: hashOf }),
  };
  const report = reportOf(siteChanges(sites.before, sites.now), { title: words.title(base, commit), notes });
  const list = present.get(APPROVED_FILE);
  const approval = list && approvalSection(sites, readApproved(list).approvals, assistedIn(present));
  return approval ? { ...report, sections: [...report.sections, approval] } : report;
}
