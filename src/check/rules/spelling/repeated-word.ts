import { inEachDocument } from '../../each-document';
import type { Rule } from '../../rule';
import { textsIn } from '../../texts';

const TWICE = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu;
/** Words that may follow on themselves, and names: "had had", "Walla Walla". */
const MAY_REPEAT = /^(?:had|that|is|her|very|so|far|bye|now|no|many)$/iu;

export const repeatedWord: Rule = {
  code: 'repeated-word',
  severity: 'warning',
  yieldsTo: ['keyword-stuffing', 'unseen-character', 'placeholder-text'],
  summary: 'A word stands twice in a row: "the the".',
  example: { before: '"text": "We come to the the door."', after: '"text": "We come to the door."' },
  check: inEachDocument(function* (document) {
    for (const { path, value } of textsIn(document)) {
      for (const { 0: found, 1: word, index } of value.matchAll(TWICE)) {
        const isName = found.split(/\s+/).every((each) => /^\p{Lu}/u.test(each));
        if (MAY_REPEAT.test(word!) || isName) continue;
        yield {
          document,
          location: { path, part: 'value', inside: { start: index, end: index + found.length } },
          words: {
            message: `"${word}" stands twice in a row.`,
            fix: `Write "${word}" once.`,
            why: 'It catches the eye of whoever reads, and a screen reader says it twice.',
          },
          insert: word!,
        };
      }
    }
  }),
};
