import { inEachDocument } from '../../each-document';
import { markupIn } from './markup';
import { markupInText as words } from '../../messages/reading';
import type { Rule } from '../../rule';
import { textsIn } from '../../texts';

export const markupInText: Rule = {
  code: 'markup-in-text',
  severity: 'warning',
  summary: 'A text has signs that make bold words, links or new lines elsewhere, such as ** or <br>; here visitors would read them.',
  example: { before: '"text": "We come **at once**."', after: '"text": "We come at once."' },
  check: inEachDocument(function* (document) {
    for (const { path, value } of textsIn(document)) {
      for (const { start, end, insert, ...found } of markupIn(value)) {
        yield { document, location: { path, part: 'value', inside: { start, end } }, words: words({ ...found, insert, written: value.slice(start, end) }), ...(insert !== undefined && { insert: JSON.stringify(insert).slice(1, -1) }) };
      }
    }
  }),
};
