import { isSharedFile } from '../../../content/files';
import { refsIn } from '../../documents/shared-files';
import { pushTo } from '../../lists';
import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { listOf } from '../../words';

export const missingSharedFile: Rule = {
  code: 'missing-shared-file',
  severity: 'error',
  summary: 'A page shows a shared file that does not exist.',
  example: { before: '{ "type": "shared", "ref": "pricng" }', after: '{ "type": "shared", "ref": "pricing" }' },
  scope: 'site',
  *check(site) {
    const known = [...site.paths]
      .filter(isSharedFile)
      .map((path) => path.slice('pages/_shared/'.length, -'.json'.length));
    const showing = new Map<string, SiteDocument[]>();
    for (const document of site.documents.values())
      for (const ref of new Set(refsIn(document))) if (!known.includes(ref)) pushTo(showing, ref, document);
    const isOneMisnamed = site.misnamed.some((path) => path.startsWith('pages/_shared/'));
    for (const document of new Set([...showing.values()].flat())) {
      for (const { kind, value, path } of document.fields) {
        if (kind !== 'ref' || typeof value !== 'string' || known.includes(value)) continue;
        const meant = nearest(value, known);
        // The file may be there under a wrong name, which is told.
        if (!meant && isOneMisnamed) continue;
        const pages = showing.get(value) ?? [];
        const isLost = !meant && pages.length >= MANY;
        if (isLost && document !== pages[0]) continue;
        yield {
          document,
          location: { path, part: 'value' },
          words: isLost ? lostShared(value, pages.length) : missingShared({ ref: value, meant, known }),
          ...(meant && { insert: JSON.stringify(meant) }),
        };
      }
    }
  },
};

/** What so many pages show was there, and none of them is wrong. */
const MANY = 3;

const lostShared = (ref: string, count: number): Words => ({
  message: `There is no shared file "${ref}", and ${count} pages show it.`,
  fix: `Put pages/_shared/${ref}.json back. If it is meant to be gone, take its block out of each of these pages.`,
  why: WHY,
});

const WHY = 'Visitors would see nothing where these blocks stand.';

const missingShared = ({ ref, meant, known }: { ref: string; meant: string | undefined; known: string[] }): Words => ({
  message: `There is no shared file "${ref}".${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant
    ? `Write "${meant}" in its place.`
    : known.length > 0
      ? `Use one of these: ${listOf(known, 'or')}.`
      : `Create pages/_shared/${ref}.json.`,
  why: WHY,
});
