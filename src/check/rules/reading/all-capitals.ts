import { inEachText, spanOf } from '../../texts/in-each-text';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { withoutTokens } from '../../texts/texts';
import { quote } from '../../words';

/** A longer word in capitals, or two and more of them. Short ones are names of bodies and tests: CCTV, WRAS, CIPHE. */
const CAPITALS = /(?<![\p{L}\p{N}])(?:\p{Lu}{3,}(?:[ -]\p{Lu}{2,})+|\p{Lu}{6,})(?![\p{L}\p{N}])/gu;
const LEAST_LETTERS = 6;
const SOME_CAPITALS = /\p{Lu}{3}/u;

export const allCapitals: Rule = {
  code: 'all-capitals',
  severity: 'warning',
  yieldsTo: ['placeholder-text', 'pasted-remains'],
  summary: 'Words are written in capitals only.',
  example: { before: '"heading": "CALL NOW for a repair"', after: '"heading": "Call now for a repair"' },
  check: inEachText(function* ({ value }) {
    if (!SOME_CAPITALS.test(value)) return;
    // Once for a text: whoever shouts a heading made one mistake, and not one for each word that is long enough.
    const found = [...withoutTokens(value).matchAll(CAPITALS)].find(({ 0: each }) => each.length >= LEAST_LETTERS);
    if (found) yield { inside: spanOf(found), words: words(found[0]) };
  }),
};

const words = (shouted: string): Words => ({
  message: `${quote(shouted)} is written in capitals only.`,
  fix: 'Write it in small letters, with a capital only where a sentence or a name begins.',
  why: 'Capitals are slower to read, and some screen readers spell them letter by letter.',
});
