import { isOfSentences } from '../../../schema/fields';
import { inEachText, spanOf } from '../../texts/in-each-text';
import type { Rule } from '../../rule';
import { Sift } from '../../texts/sift';

/** Words that nothing can end with, in the languages that have been met. */
const OPEN_END =
  /(?:[,;(–-]|(?<![\p{L}'’])(?:and|or|but|the|a|an|of|to|with|for|from|by|because|which|that|our|your|is|are|if|when))\s*$/iu;
/** From so many characters on a text has sentences, and ends with one. */
const SENTENCES = 80;
/** What a title cannot end with either: the sign or the word before what was cut off. */
const OPEN_TITLE = /(?:[|&·:–—-]|(?<![\p{L}'’])(?:in|at|on|near|by|under|into))\s*$/iu;
/** What lists and search engines show of a page; it says all that it has to say. */
const SUMMARIES = new Set(['metadata.description', 'facts.summary']);
const DOTS = /(?:…|\.{3})$/;
/** The longest of these words, and what stands before it. */
const TAIL = 12;
const BEGINNINGS =
  "We|Our|You|Your|It|It['’]s|They|There|This|That|These|Those|If|When|Call|Ring|Please|Every|Most|What|Where|Then|Here|Ask";
/** Names of places begin with these, too, but none follows on "will". */
const OTHER_BEGINNINGS =
  "The|An?|In|On|At|To|For|From|By|With|Before|After|Once|While|Until|As|Some|Many|All|Both|Each|One|No|Only|Do|Don['’]t|Never|Always|Turn|Check|Open|Close|Shut|Put|Keep|Leave|Wait|Find|Look|How|Why|Who";
/** A sentence that begins before the one before it has ended: "leaks, blockages and We come." */
const RUN_ON = new RegExp(
  String.raw`(?<=\p{Ll},? )(?:(?:and|or|but|our|your|because|which|than|is|are|was|were) (?=(?:${BEGINNINGS}) \p{Ll})|` +
    String.raw`(?:will|can|could|must|should|would|may|might|cannot|be|been|has|have|very|the|an?|we|you|they) (?=(?:${BEGINNINGS}|${OTHER_BEGINNINGS}) \p{Ll}))`,
  'u',
);
const END = /[.!?…:)\]}"'”’»%]\s*$/u;

const runOnSift = Sift.of(RUN_ON);
const WHY = 'Visitors who are left in the middle of a sentence do not get the one thing that it was to tell them.';

export const cutOffText: Rule = {
  code: 'cut-off-text',
  severity: 'warning',
  yieldsTo: [
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
    const broken = isOfSentences(kind) && path[0] !== 'allow' && runOnSift.mayMatch(value) && RUN_ON.exec(value);
    if (broken) {
      yield {
        inside: spanOf(broken),
        words: {
          message: `A sentence breaks off at "${broken[0].trim()}", and another one begins.`,
          fix: 'Write the end of the sentence, with its full stop.',
          why: WHY,
        },
      };
      return;
    }
    const isTitle = path[0] === 'metadata' && path[1] === 'title';
    const isSummary = path.length === 2 && SUMMARIES.has(path.join('.'));
    if ((!isTitle && !isSummary && !isOfSentences(kind)) || path[0] === 'allow') return;
    const isPoint = path.includes('points') || path.includes('do') || path.includes('dont');
    const tail = value.trimEnd().slice(-TAIL);
    const isOpen = (isSummary && DOTS.test(tail)) || (OPEN_END.test(tail) && !(isPoint && /[,;]$/.test(tail)));
    const isWhole = isTitle ? !OPEN_TITLE.test(tail) : isPoint || value.length < SENTENCES || END.test(tail);
    if (!isOpen && isWhole) return;
    const last = value.trimEnd().split(/\s+/).slice(-3).join(' ');
    const end = value.trimEnd().length;
    yield {
      inside: { start: end - last.length, end },
      words: {
        message: `This text ends with "${last}", as if something had been cut off.`,
        fix: 'Write the end of the sentence, with its full stop.',
        why: WHY,
      },
    };
  }),
};
