import { isSharedFile } from '../../../content/files';
import { nearest } from '../../nearest';
import { oncePerText } from '../../once';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { listOf } from '../../words';

const WHY = 'Visitors would see nothing where these blocks stand.';

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
    const lost = oncePerText(lostFile);
    const isOneMisnamed = site.misnamed.some((path) => path.startsWith('pages/_shared/'));
    for (const document of site.documents.values()) {
      for (const { kind, value, path } of document.fields) {
        if (kind !== 'ref' || typeof value !== 'string' || known.includes(value)) continue;
        const meant = nearest(value, known);
        // The file may be there under a wrong name, which is told.
        if (!meant && isOneMisnamed) continue;
        const fix = meant
          ? `Write "${meant}" in its place.`
          : known.length > 0
            ? `Use one of these: ${listOf(known, 'or')}.`
            : `Create pages/_shared/${value}.json.`;
        const message = `There is no shared file "${value}".${meant ? ` Did you mean "${meant}"?` : ''}`;
        const more = meant ? { insert: JSON.stringify(meant) } : { partOf: lost(value) };
        yield atValue(document, path, { message, fix, why: WHY }, more);
      }
    }
  },
};

/** What several pages show was there, and none of them is wrong. */
const lostFile = (ref: string) => ({
  words: (count: number) => ({
    message: `There is no shared file "${ref}", and ${count} blocks show it.`,
    fix: `Put pages/_shared/${ref}.json back. If it is meant to be gone, take these blocks out.`,
    why: WHY,
  }),
});
