import { sharedFile } from '../../../content/files';
import { renamedShared, sharedNames, shownBy } from '../../documents/shared-files';
import { nearest } from '../../nearest';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { listOf, replacing } from '../../words';

const WHY = 'Visitors would see nothing where these blocks stand.';

/** A file that several blocks show did exist, and none of them is wrong. */
export const missingSharedFile: Rule = {
  code: 'missing-shared-file',
  severity: 'error',
  summary: 'A page shows a shared file that does not exist.',
  example: { before: '{ "type": "shared", "ref": "pricng" }', after: '{ "type": "shared", "ref": "pricing" }' },
  scope: 'site',
  *check(site) {
    const existing = sharedNames(site);
    const isOneMisnamed = site.misnamed.some((path) => path.startsWith('pages/_shared/'));
    for (const [ref, places] of shownBy(site)) {
      if (existing.includes(ref)) continue;
      const renamed = places.length > 1 ? renamedShared(site, ref) : undefined;
      const intended = renamed === undefined ? nearest(ref, existing) : undefined;
      // The file may exist under a wrong name, which is reported already.
      if (!intended && isOneMisnamed) continue;
      const orElse =
        existing.length > 0 ? `Use one of these: ${listOf(existing, 'or')}.` : `Create ${sharedFile(ref)}.`;
      const { question, fix, insert } = replacing(intended, orElse);
      const message = `There is no shared file "${ref}".${question}`;
      const partOf = intended ? undefined : { words: lostWords(ref, renamed) };
      for (const { document, path } of places)
        yield atValue(document, path, { message, fix, why: WHY }, { insert, partOf });
    }
  },
};

const lostWords = (ref: string, renamed: string | undefined) => (count: number) => ({
  message:
    `There is no shared file "${ref}", which ${count} blocks ` +
    `show${renamed ? `; nothing shows "${renamed}"` : ''}.`,
  fix: renamed
    ? `Give the shared file "${renamed}" back its name "${ref}", or write "${renamed}" in each of these blocks.`
    : `Put ${sharedFile(ref)} back. If it is meant to be gone, take these blocks out.`,
  why: WHY,
});
