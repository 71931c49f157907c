import { isSharedFile } from '../../../content/files';
import { refsIn } from '../../each-document';
import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { listOf } from '../../words';

export const missingSharedFile: Rule = {
  code: 'missing-shared-file',
  severity: 'error',
  summary: 'A page shows a shared file that does not exist.',
  example: { before: '{ "type": "shared", "ref": "pricng" }', after: '{ "type": "shared", "ref": "pricing" }' },
  *check(site) {
    const known = [...site.paths]
      .filter(isSharedFile)
      .map((path) => path.slice('pages/_shared/'.length, -'.json'.length));
    const isOneMisnamed = site.misnamed.some((path) => path.startsWith('pages/_shared/'));
    for (const document of site.documents.values()) {
      if (refsIn(document).every((ref) => known.includes(ref))) continue;
      for (const { kind, value, path } of document.fields) {
        if (kind !== 'ref' || typeof value !== 'string' || known.includes(value)) continue;
        const meant = nearest(value, known);
        // The file may be there under a wrong name, which is told.
        if (!meant && isOneMisnamed) continue;
        yield {
          document,
          location: { path, part: 'value' },
          words: missingShared({ ref: value, meant, known }),
          ...(meant && { insert: JSON.stringify(meant) }),
        };
      }
    }
  },
};

const missingShared = ({ ref, meant, known }: { ref: string; meant: string | undefined; known: string[] }): Words => ({
  message: `There is no shared file "${ref}".${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant
    ? `Write "${meant}" in its place.`
    : known.length > 0
      ? `Use one of these: ${listOf(known, 'or')}.`
      : `Create pages/_shared/${ref}.json.`,
  why: 'Visitors would see nothing where these blocks stand.',
});
