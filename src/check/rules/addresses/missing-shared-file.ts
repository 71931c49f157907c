import { renamedShared, sharedNames, shownBy } from '../../documents/shared-files';
import { nearest } from '../../nearest';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { listOf } from '../../words';

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
      const fix = intended
        ? `Write "${intended}" in its place.`
        : existing.length > 0
          ? `Use one of these: ${listOf(existing, 'or')}.`
          : `Create pages/_shared/${ref}.json.`;
      const message = `There is no shared file "${ref}".${intended ? ` Did you mean "${intended}"?` : ''}`;
      const partOf = { words: lostWords(ref, renamed) };
      const more = intended ? { insert: JSON.stringify(intended) } : { partOf };
      for (const { document, path } of places) yield atValue(document, path, { message, fix, why: WHY }, more);
    }
  },
};

const lostWords = (ref: string, renamed: string | undefined) => (count: number) => ({
  message: `There is no shared file "${ref}", which ${count} blocks show${renamed ? `; nothing shows "${renamed}"` : ''}.`,
  fix: renamed
    ? `Give pages/_shared/${renamed}.json back the name ${ref}.json, or write "${renamed}" in each of these blocks.`
    : `Put pages/_shared/${ref}.json back. If it is meant to be gone, take these blocks out.`,
  why: WHY,
});
