import { inEachText, spanOf } from '../../in-each-text';
import type { Rule } from '../../rule';

const TWICE = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu;
/** Words that may follow on themselves, and names: "had had", "Walla Walla". */
const MAY_REPEAT = /^(?:had|that|is|her|very|so|far|bye|now|no|many)$/iu;

export const repeatedWord: Rule = {
  code: 'repeated-word',
  severity: 'warning',
  yieldsTo: ['keyword-stuffing', 'unseen-character', 'placeholder-text'],
  summary: 'A word stands twice in a row: "the the".',
  example: { before: '"text": "We come to the the door."', after: '"text": "We come to the door."' },
  check: inEachText(function* ({ value }) {
    for (const found of value.matchAll(TWICE)) {
      const [whole, word = ''] = found;
      const isName = whole.split(/\s+/).every((each) => /^\p{Lu}/u.test(each));
      if (MAY_REPEAT.test(word) || isName) continue;
      yield {
        inside: spanOf(found),
        words: {
          message: `"${word}" stands twice in a row.`,
          fix: `Write "${word}" once.`,
          why: 'It catches the eye of whoever reads, and a screen reader says it twice.',
        },
        insert: word,
      };
    }
  }),
};
