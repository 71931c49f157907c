import { missingShared } from '../../messages/site';
import { nearest } from '../../nearest';
import { isSharedFile } from '../../../content/routes';
import type { Rule } from '../../rule';

export const missingSharedFile: Rule = {
  code: 'missing-shared-file',
  severity: 'error',
  summary: 'A page shows a shared file that does not exist.',
  example: { before: '{ "type": "shared", "ref": "pricng" }', after: '{ "type": "shared", "ref": "pricing" }' },
  *check(site) {
    const known = [...site.paths].filter(isSharedFile).map((path) => path.slice('pages/_shared/'.length, -'.json'.length));
    const isOneMisnamed = site.misnamed.some((path) => path.startsWith('pages/_shared/'));
    for (const document of site.documents.values()) {
      for (const { kind, value, path } of document.fields) {
        if (kind !== 'ref' || typeof value !== 'string' || known.includes(value)) continue;
        const meant = nearest(value, known);
        // The file may be there under a wrong name, which is told.
        if (!meant && isOneMisnamed) continue;
        yield { document, location: { path, part: 'value' }, words: missingShared({ ref: value, meant, known }), ...(meant && { insert: JSON.stringify(meant) }) };
      }
    }
  },
};
