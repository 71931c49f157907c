import { inEachDocument } from '../../each-document';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { textsIn, withoutTokens } from '../../texts';
import { quote } from '../../words';

/** A longer word in capitals, or two and more of them. Short ones are names of bodies and tests: CCTV, WRAS, CIPHE. */
const CAPITALS = /(?<![\p{L}\p{N}])(?:\p{Lu}{3,}(?:[ -]\p{Lu}{2,})+|\p{Lu}{6,})(?![\p{L}\p{N}])/gu;
const LEAST_LETTERS = 6;

export const allCapitals: Rule = {
  code: 'all-capitals',
  severity: 'warning',
  yieldsTo: ['unknown-credential', 'placeholder-text', 'pasted-remains'],
  summary: 'Words are written in capitals only.',
  example: { before: '"heading": "CALL NOW for a repair"', after: '"heading": "Call now for a repair"' },
  check: inEachDocument(function* (document) {
    for (const { path, value } of textsIn(document)) {
      // Once for a text: whoever shouts a heading made one mistake, and not one for each word that is long enough.
      const [first] = [...withoutTokens(value).matchAll(CAPITALS)].filter(
        ({ 0: found }) => found.length >= LEAST_LETTERS,
      );
      if (!first) continue;
      const { 0: found, index } = first;
      yield {
        document,
        location: { path, part: 'value', inside: { start: index, end: index + found.length } },
        words: words(found),
      };
    }
  }),
};

const words = (shouted: string): Words => ({
  message: `${quote(shouted)} is written in capitals only.`,
  fix: 'Write it in small letters, with a capital only where a sentence or a name begins.',
  why: 'Capitals are slower to read, and some screen readers spell them letter by letter.',
});
