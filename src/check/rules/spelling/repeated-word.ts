import { inEachText, spanOf } from '../../in-each-text';
import type { Rule } from '../../rule';

const REPEATED = /(?<![\p{L}\p{N}'’-])(\p{L}+)(?:\s+\1(?![\p{L}\p{N}'’-]))+/giu;
/** Words that may follow on themselves, and names: "had had", "Walla Walla". */
const MAY_REPEAT = /^(?:had|that|is|her|very|so|far|bye|now|no|many)$/iu;

export const repeatedWord: Rule = {
  code: 'repeated-word',
  severity: 'warning',
  yieldsTo: ['keyword-stuffing', 'unseen-character', 'placeholder-text', 'pasted-remains'],
  summary: 'A word stands twice in a row: "the the".',
  example: { before: '"text": "We come to the the door."', after: '"text": "We come to the door."' },
  check: inEachText(function* ({ value }) {
    for (const found of value.matchAll(REPEATED)) {
      const [whole, word = ''] = found;
      const all = whole.split(/\s+/);
      if (MAY_REPEAT.test(word) || all.every((each) => /^\p{Lu}/u.test(each))) continue;
      // A slip is twice; three times are a test of the keyboard.
      const isSlip = all.length === 2;
      yield {
        inside: spanOf(found),
        words: {
          message: `"${word}" stands ${isSlip ? 'twice' : `${String(all.length)} times`} in a row.`,
          fix: isSlip ? `Write "${word}" once.` : 'Write what you mean to say here.',
          why: 'It catches the eye of whoever reads, and a screen reader says it twice.',
        },
        ...(isSlip && { insert: word }),
      };
    }
  }),
};
