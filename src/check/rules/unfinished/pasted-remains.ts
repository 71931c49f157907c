import { inEachDocument } from '../../each-document';
import type { Rule } from '../../rule';
import { textsIn, withoutTokens } from '../../texts';
import { REMAINS } from './remains';

export const pastedRemains: Rule = {
  code: 'pasted-remains',
  severity: 'error',
  yieldsTo: ['wrong-brackets', 'html-in-text'],
  summary:
    'A text still has what another program wrote into it: a field of Word, an error of Excel, the head of an e-mail.',
  example: { before: '"text": "See Error! Reference source not found."', after: '"text": "See our prices."' },
  check: inEachDocument(function* (document) {
    for (const { path, value } of textsIn(document)) {
      const plain = withoutTokens(value);
      for (const [what, form] of REMAINS) {
        // A field in curly brackets is no token either.
        const found = form.exec(form.source.startsWith(String.raw`\{`) ? value : plain);
        if (!found) continue;
        const start = found.index;
        yield {
          document,
          location: { path, part: 'value', inside: { start, end: start + found[0].length } },
          words: {
            message: `"${found[0].trim()}" is ${what}, and no words of yours.`,
            fix: 'Take it out, and read the sentence once more from its beginning.',
            why: 'Visitors would read it as it stands, and wonder what else was never read.',
          },
        };
        break;
      }
    }
  }),
};
