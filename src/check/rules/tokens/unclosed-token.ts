import { inEachDocument } from '../../each-document';
import { unclosedToken as words } from '../../messages/site';
import type { Rule } from '../../rule';
import { tokensIn } from '../../tokens';

export const unclosedToken: Rule = {
  code: 'unclosed-token',
  severity: 'error',
  summary: 'A { begins a token that is never closed.',
  example: { before: '"label": "Call: {phone"', after: '"label": "Call: {phone}"' },
  check: inEachDocument(function* (document) {
    for (const { path, name, inside } of tokensIn(document)) {
      if (name === undefined) yield { document, location: { path, part: 'value', inside }, words: words() };
    }
  }),
};
