import { isObject } from '../../../json/is-object';
import { severity } from '../../../schema/fields';
import { metaOf } from '../../../schema/children';
import { inEachDocument } from '../../documents/each-document';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { valuesIn } from '../../documents/values';
import { wordsOf } from '../../texts/words-of';

const LEVELS = severity.shape.level.options;
/** What people write for each level, beside its own name. */
const OTHER_WORDS = metaOf(severity.shape.level).otherWords as Readonly<Record<string, string>>;

/** The levels that a word may stand for; its own name stands for one alone. */
const levelsOf = (word: string): number[] =>
  LEVELS.flatMap((level, at) => (word === level || OTHER_WORDS[level]?.split(' ').includes(word) ? [at] : []));

export const mislabelledSeverity: Rule = {
  code: 'mislabelled-severity',
  severity: 'error',
  mayAllow: true,
  summary: 'The word that is shown for how urgent something is names another level, or means one that is far from it.',
  example: {
    before: '"severity": { "level": "critical", "label": "Low" }',
    after: '"severity": { "level": "critical", "label": "Critical" }',
  },
  check: inEachDocument(function* find(document) {
    for (const { path, value } of valuesIn(document.value)) {
      if (path.at(-1) !== 'severity' || !isObject(value)) continue;
      const { level, label } = value;
      const own = LEVELS.findIndex((each) => each === level);
      if (own < 0 || typeof label !== 'string') continue;
      const words = wordsOf(label).map(({ word }) => word);
      const isOther = (word: string) =>
        word !== level && (LEVELS.some((each) => each === word) || isFar(levelsOf(word), own));
      if (words.some((word) => levelsOf(word).includes(own)) || !words.some(isOther)) continue;
      yield { document, location: { path: [...path, 'label'], part: 'value' }, words: told(label, String(level)) };
    }
  }),
};

/** "Urgent" may be said of what is high; "low" is two levels away from it. */
const isFar = (levels: readonly number[], own: number) =>
  levels.length > 0 && levels.every((each) => Math.abs(each - own) > 1);

const told = (label: string, level: string): Words => ({
  message: `"${label}" is not what the level "${level}" means, which decides the colour and the shape beside it.`,
  fix: 'Write a word of this level, or the level that is meant.',
  why: 'Visitors see by it what cannot wait, and would wait or come for nothing.',
});
