import { isObject } from '../../../json/is-object';
import { idsIn } from '../../ledger';
import { inEachDocumentBySiteFile } from '../../site-file';
import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { listOf } from '../../words';

export const unknownHotline: Rule = {
  code: 'unknown-hotline',
  severity: 'error',
  summary: 'A block names a hotline that is not in pages/_site.json.',
  example: { before: '"before": { "hotline": "floood" }', after: '"before": { "hotline": "flood" }' },
  check: inEachDocumentBySiteFile((site) => {
    const known = idsIn(site, 'hotlines');
    return (
      known &&
      function* find(document) {
        for (const { kind, value, path } of document.fields) {
          const id = kind === 'hotline' && isObject(value) ? value['hotline'] : undefined;
          if (typeof id !== 'string' || known.includes(id)) continue;
          const meant = nearest(id, known);
          yield {
            document,
            location: { path: [...path, 'hotline'], part: 'value' },
            words: words({ id, meant, known }),
            ...(meant && { insert: JSON.stringify(meant) }),
          };
        }
      }
    );
  }),
};

const words = ({ id, meant, known }: { id: string; meant: string | undefined; known: string[] }): Words => ({
  message: `There is no hotline "${id}" in pages/_site.json.${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant
    ? `Write "${meant}" in its place.`
    : known.length > 0
      ? `Write one of these: ${listOf(known, 'or')}.`
      : 'Add it to "hotlines" in pages/_site.json, where no hotline is yet, or leave it out here.',
  why: 'People in danger would not be shown the number that they must call first.',
});
