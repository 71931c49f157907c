import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { localeOf, sentencesOf } from '../../texts/sentences';
import { textsIn } from '../../texts/texts';
import { countWords } from '../../texts/words-of';

const MOST_WORDS = 25;
/** The lists of what to do and what not to do. */
const ADVICE = ['do', 'dont'];

export const longEmergencySentence: Rule = {
  code: 'long-emergency-sentence',
  severity: 'warning',
  summary: 'A sentence of emergency advice has more than 25 words.',
  example: {
    before: '"do": ["Leave the house by the nearest door, leave that door open behind you, and … (26 words)"]',
    after: '"do": ["Leave the house by the nearest door.", "Leave it open.", "Wait at the gate."]',
  },
  scope: 'document',
  *check(document, site) {
    const locale = localeOf(site);
    for (const { path, value } of textsIn(document)) {
      if (!ADVICE.includes(String(path.at(-2)))) continue;
      for (const { text, ...inside } of sentencesOf(value, locale)) {
        const count = countWords(text);
        if (count <= MOST_WORDS) continue;
        const words = {
          message: `This sentence has ${count} words.`,
          fix: `Split it into sentences of at most ${MOST_WORDS} words, one step in each.`,
          why: 'Somebody reads it in an emergency, and must understand it at once.',
        };
        yield atValue(document, path, words, { inside });
      }
    }
  },
};
