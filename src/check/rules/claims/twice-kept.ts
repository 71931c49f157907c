import { CLAIMS_FILE, MENUS_FILE, SITE_FILE } from '../../../content/files';
import { isObject } from '../../../json/is-object';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';

const KEPT_IN = [
  { field: 'claims', file: CLAIMS_FILE },
  { field: 'navigation', file: MENUS_FILE },
] as const;

/** Claims and menus stand in the site file or in files of their own, and never in both. */
export const twiceKept: Rule = {
  code: 'twice-kept',
  severity: 'error',
  summary: 'The claims or the menus stand in pages/_site.json and in a file of their own.',
  example: { before: '"claims": […] in pages/_site.json, and pages/_claims.json', after: 'pages/_claims.json alone' },
  scope: 'site',
  *check(site) {
    const document = site.documents.get(SITE_FILE);
    for (const { field, file } of KEPT_IN) {
      if (!isObject(document?.value) || document.value[field] === undefined || !site.paths.has(file)) continue;
      const words = {
        message: `"${field}" stands here, and ${file} is there too.`,
        fix: `Move what only stands here to ${file}, and take "${field}" out of this file.`,
        why: `Visitors are shown what ${file} says: what is changed here changes nothing.`,
      };
      yield atValue(document, [field], words, { part: 'name' });
    }
  },
};
