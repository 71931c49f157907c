import { isOfSentences } from '../../../schema/fields';
import { inEachText } from '../../texts/in-each-text';
import type { Rule } from '../../rule';

/** Words that nothing can end with, in the languages that have been met. */
const OPEN_END =
  /(?:[,;(–-]|(?<![\p{L}'’])(?:and|or|but|the|a|an|of|to|with|for|from|by|because|which|that|our|your|is|are|if|when))\s*$/iu;
/** From so many characters on a text has sentences, and ends with one. */
const SENTENCES = 80;
/** What a title cannot end with either: the sign or the word before what was cut off. */
const OPEN_TITLE = /(?:[|&·:–—-]|(?<![\p{L}'’])(?:in|at|on|near|by|under|into))\s*$/iu;
/** The longest of these words, and what stands before it. */
const TAIL = 12;
const END = /[.!?…:)\]}"'”’»%]\s*$/u;

export const cutOffText: Rule = {
  code: 'cut-off-text',
  severity: 'warning',
  yieldsTo: [
    'contradicting-figure',
    'unclosed-token',
    'unseen-character',
    'placeholder-text',
    'pasted-remains',
    'short-title',
    'long-title',
    'overlong-title',
  ],
  summary: 'A text stops in the middle of a sentence.',
  example: {
    before: '"text": "We bring parts for most makers and"',
    after: '"text": "We bring parts for most makers and models."',
  },
  check: inEachText(function* ({ kind, path, value }) {
    const isTitle = path[0] === 'metadata' && path[1] === 'title';
    if ((!isTitle && !isOfSentences(kind)) || path[0] === 'allow') return;
    const isPoint = path.includes('points') || path.includes('do') || path.includes('dont');
    const tail = value.trimEnd().slice(-TAIL);
    const isOpen = OPEN_END.test(tail) && !(isPoint && /[,;]$/.test(tail));
    const isWhole = isTitle ? !OPEN_TITLE.test(tail) : isPoint || value.length < SENTENCES || END.test(tail);
    if (!isOpen && isWhole) return;
    const last = value.trimEnd().split(/\s+/).slice(-3).join(' ');
    const end = value.trimEnd().length;
    yield {
      inside: { start: end - last.length, end },
      words: {
        message: `This text ends with "${last}", as if something had been cut off.`,
        fix: 'Write the end of the sentence, with its full stop.',
        why: 'Visitors who are left in the middle of a sentence do not get the one thing that it was to tell them.',
      },
    };
  }),
};
