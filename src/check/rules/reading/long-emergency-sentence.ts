import { inEachDocument } from '../../each-document';
import { longSentence as words } from '../../messages/reading';
import type { Rule } from '../../rule';
import { textsIn } from '../../texts';

const MOST_WORDS = 25;
/** The lists of what to do and what not to do. */
const ADVICE = ['do', 'dont'];

export const longEmergencySentence: Rule = {
  code: 'long-emergency-sentence',
  severity: 'warning',
  summary: 'A sentence of emergency advice has more than 25 words.',
  example: {
    before: '"do": ["Turn the stop tap off, which is usually under the kitchen sink or near the front door, and then open all the taps of the house one after the other."]',
    after: '"do": ["Turn the stop tap off. It is usually under the kitchen sink.", "Open all the taps, one after the other."]',
  },
  check: inEachDocument(function* (document) {
    for (const { path, value } of textsIn(document)) {
      if (!ADVICE.includes(String(path.at(-2)))) continue;
      for (const { 0: sentence, index } of value.matchAll(/[^\s.!?](?:[^.!?]|[.!?](?!\s|$))*/g)) {
        const count = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length;
        if (count > MOST_WORDS) yield { document, location: { path, part: 'value', inside: { start: index, end: index + sentence.length } }, words: words({ count, most: MOST_WORDS }) };
      }
    }
  }),
};
