import { inEach, spanOf } from '../../texts/in-each-text';
import type { Rule } from '../../rule';
import { oddStringsOf } from '../../texts/strings';

/** Letters of Cyrillic and Greek that look like one of the Latin alphabet, and the letter that they look like. */
const OTHERS = 'АВЕЗКМНОРСТУХІЅЈаеорсухіѕјһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοινα';
const ALIKE = 'ABE3KMHOPCTYXISJaeopcyxisjhdqwABEZHIKMNOPTYXoiva';
const OTHER =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;
/** A word with more than a sign of another alphabet: "kΩ" is none. */
const isMixed = (word: string) => (word.match(/\p{Script=Latin}/gu)?.length ?? 0) > 2;
/** Letters and digits drawn in another way, or joined into one: "Ｎ１６", "ﬁ", "𝐛𝐨𝐥𝐝", "ⓝ". */
const DRAWN =
  /[\u210a-\u2115\u2118-\u211f\u2123-\u2188\u2460-\u24ff\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1e5}]/u;
/** Lines through and around letters, and marks that no Latin alphabet has. */
const MARK = /[\u0305\u030d-\u0322\u0325\u0329-\u0330\u0332-\u034e\u0350-\u036f\u20d0-\u20df\u20e1\u20e5-\u20f0]/u;

const ODD = new RegExp([OTHER, DRAWN, MARK].map(({ source }) => source).join('|'), 'u');
const WORD = new RegExp(String.raw`(?:[\p{L}\p{N}\p{M}]|${DRAWN.source})+`, 'gu');

export const lookAlikeLetter: Rule = {
  code: 'look-alike-letter',
  severity: 'error',
  summary: 'A word holds a letter of another alphabet, or drawn in another way, that only looks like the one meant.',
  example: { before: '"code": "AB2" with a Greek A', after: '"code": "AB2"' },
  check: inEach(oddStringsOf, function* ({ value }) {
    if (!ODD.test(value)) return;
    for (const found of value.matchAll(WORD)) {
      const [word] = found;
      const letters = word.match(/^\p{M}+|\P{M}\p{M}*/gu)!;
      const meant = letters.map(plain).join('');
      const isKnown = !OTHER.test(meant);
      // A real word of another language is right.
      if (isKnown ? meant === word : !isMixed(word)) continue;
      const odd = letters.find((letter) => plain(letter) !== letter || OTHER.test(letter));
      yield {
        inside: spanOf(found),
        words: {
          message: `"${word}" looks like ${isKnown ? `"${meant}"` : 'one word'}, but "${odd}" is a character of another sort.`,
          fix: `Type ${isKnown ? `"${meant}"` : 'the word'} over it.`,
          why: 'Nobody who searches for the word would find it, and screen readers spell it as something else.',
        },
        ...(isKnown && { insert: meant }),
      };
    }
  }),
};

/** The letter that one looks like; itself where it is one, or a sign of its own. */
function plain(letter: string): string {
  const bare = MARK.test(letter.normalize('NFC')) ? letter.normalize('NFC').replaceAll(/\p{M}/gu, '') : letter;
  const simple = DRAWN.test(bare) ? bare.normalize('NFKC') : bare;
  return ALIKE[OTHERS.indexOf(simple)] ?? (/^[\p{Script=Latin}\p{Nd}]+$/u.test(simple) ? simple : bare);
}
