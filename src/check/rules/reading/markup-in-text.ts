import { inEachDocument } from '../../each-document';
import type { Rule } from '../../rule';
import { signsOf } from './signs';

export const markupInText: Rule = {
  code: 'markup-in-text',
  severity: 'error',
  yieldsTo: ['wrong-brackets', 'pasted-remains'],
  summary:
    'A text has signs that make bold words, links or headings elsewhere, such as ** or #; here visitors would ' +
    'read them.',
  example: { before: '"text": "We come **at once**."', after: '"text": "We come at once."' },
  check: inEachDocument((document) => signsOf('Markdown', document)),
};
