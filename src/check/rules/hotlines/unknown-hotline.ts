import { idsIn } from '../../ledger';
import { unknownHotline as words } from '../../messages/site';
import { nearest } from '../../nearest';
import type { Rule } from '../../rule';
import { isObject } from '../../judge/schema-walk';

export const unknownHotline: Rule = {
  code: 'unknown-hotline',
  severity: 'error',
  summary: 'A block names a hotline that is not in pages/_site.json.',
  example: { before: '"before": { "hotline": "gass" }', after: '"before": { "hotline": "gas" }' },
  *check(site) {
    const known = idsIn(site, 'hotlines');
    if (!known) return;
    for (const document of site.documents.values()) {
      for (const { kind, value, path } of document.fields) {
        const id = kind === 'hotline' && isObject(value) ? value['hotline'] : undefined;
        if (typeof id !== 'string' || known.includes(id)) continue;
        const meant = nearest(id, known);
        yield { document, location: { path: [...path, 'hotline'], part: 'value' }, words: words({ id, meant, known }), ...(meant && { insert: JSON.stringify(meant) }) };
      }
    }
  },
};
