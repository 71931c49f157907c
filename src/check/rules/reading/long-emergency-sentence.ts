import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { localeOf, sentencesOf } from '../../sentences';
import { textsIn } from '../../texts';
import { countWords } from '../../words-of';

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
  *check(site) {
    const locale = localeOf(site);
    for (const document of site.documents.values()) {
      for (const { path, value } of textsIn(document)) {
        if (!ADVICE.includes(String(path.at(-2)))) continue;
        for (const { text, ...inside } of sentencesOf(value, locale)) {
          const count = countWords(text);
          if (count > MOST_WORDS) yield {
            document, location: { path, part: 'value', inside }, words: words({ count, most: MOST_WORDS }),
          };
        }
      }
    }
  },
};

const words = ({ count, most }: { count: number; most: number }): Words => ({
  message: `This sentence has ${count} words.`,
  fix: `Split it into sentences of at most ${most} words, one step in each.`,
  why: 'Somebody reads it with water coming through the ceiling, and must understand it at once.',
});
