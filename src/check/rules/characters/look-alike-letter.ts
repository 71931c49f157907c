import { atValue } from '../../placed';
import { spanOf } from '../../texts/span-of';
import type { Rule } from '../../rule';
import { DRAWN, MARK, OTHER, plainLetter } from '../../texts/look-alike';
import { oddStringsOf } from '../../texts/strings';

/** A word with more than a sign of another alphabet: "kΩ" is none. */
const isMixed = (word: string) => (word.match(/\p{Script=Latin}/gu)?.length ?? 0) > 2;

const ODD = new RegExp([OTHER, DRAWN, MARK].map(({ source }) => source).join('|'), 'u');
const WORD = new RegExp(String.raw`(?:[\p{L}\p{N}\p{M}]|${DRAWN.source})+`, 'gu');

export const lookAlikeLetter: Rule = {
  code: 'look-alike-letter',
  severity: 'error',
  summary: 'A word holds a letter of another alphabet, or drawn in another way, that only looks like the one meant.',
  example: { before: '"code": "AB2" with a Greek A', after: '"code": "AB2"' },
  scope: 'document',
  *check(document) {
    for (const { path, value } of oddStringsOf(document)) {
      if (!ODD.test(value)) continue;
      for (const found of value.matchAll(WORD)) {
        const [word] = found;
        const letters = word.match(/^\p{M}+|\P{M}\p{M}*/gu)!;
        const intended = letters.map(plainLetter).join('');
        const isKnown = intended !== '' && !OTHER.test(intended);
        // A real word of another language is right.
        if (isKnown ? intended === word : !isMixed(word)) continue;
        const odd = letters.find((letter) => plainLetter(letter) !== letter || OTHER.test(letter));
        const words = {
          message: `"${word}" looks like ${isKnown ? `"${intended}"` : 'one word'}, but "${odd}" is of another sort.`,
          fix: `Type ${isKnown ? `"${intended}"` : 'the word'} over it.`,
          why: 'Nobody who searches for the word would find it, and screen readers spell it as something else.',
        };
        yield atValue(document, path, words, { inside: spanOf(found), insert: isKnown ? intended : undefined });
      }
    }
  },
};
