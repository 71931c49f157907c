import { inEachText, spanOf } from '../../documents/in-each-text';
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
    if (!mayRepeat(value)) return;
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

/** Letters of English, and signs. */
const PLAIN = /^[ \t\n\r!-~‘’“”–—…\p{Sc}]*$/u;
const isSpace = (code: number) => code <= 0x20;
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Whether a word stands behind a space and, as it is or as an end, before it; of other letters nobody knows. */
function mayRepeat(text: string): boolean {
  if (!PLAIN.test(text)) return true;
  let before = 0;
  for (let start = 1; start < text.length; start += 1) {
    if (!isSpace(text.charCodeAt(start - 1))) {
      before = start;
      continue;
    }
    let end = start;
    while (isLetter(text.charCodeAt(end))) end += 1;
    const length = end - start;
    let same = 0;
    while (same < length && isAlike(text.charCodeAt(before - 1 - same), text.charCodeAt(end - 1 - same))) same += 1;
    if (length > 0 && same === length) return true;
  }
  return false;
}

const isAlike = (one: number, other: number) => (one | 0x20) === (other | 0x20);
