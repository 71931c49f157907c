import { inEachDocument } from '../../each-document';
import type { Rule } from '../../rule';
import { signsOf } from './signs';

export const htmlInText: Rule = {
  code: 'html-in-text',
  severity: 'error',
  yieldsTo: ['wrong-brackets'],
  summary: 'A text has tags or characters of HTML, such as <br> or &nbsp;; here visitors would read them.',
  example: { before: '"text": "We come <b>at once</b>."', after: '"text": "We come at once."' },
  check: inEachDocument((document) => signsOf('HTML', document)),
};
