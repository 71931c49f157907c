import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { tokensIn } from '../../texts/tokens';
import { TOKEN_WHY } from './bare-token';

export const unclosedToken: Rule = {
  code: 'unclosed-token',
  severity: 'error',
  summary: 'A { begins a token that is never closed.',
  example: { before: '"label": "Call: {phone"', after: '"label": "Call: {phone}"' },
  scope: 'document',
  *check(document) {
    for (const { path, name, inside } of tokensIn(document)) {
      if (name === undefined) yield { document, location: { path, part: 'value', inside }, words: words() };
    }
  },
};

const words = (): Words => ({
  message: 'This { begins a token that is never closed.',
  fix: 'Write } after the name of the token. For a real bracket, write {{.',
  why: TOKEN_WHY,
});
