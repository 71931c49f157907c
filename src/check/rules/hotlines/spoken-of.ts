import { wordsOf } from '../../texts/words-of';

/** How many other words may stand between those of a phrase: "the river that rises", "a rise of the river". */
const MOST_BETWEEN = 2;
/** A longer word is recognised without its last letter, so with any ending: "escape", "escaping". */
const LONGEST_WHOLE = 4;

/** The phrase that a text speaks of. */
export type SpokenOf = (text: string) => string | undefined;

/** A text speaks of a phrase when all its words stand near each other, in any order and with any ending. */
export function spokenOf(phrases: readonly string[]): SpokenOf {
  const byPhrase = phrases.map((phrase) => ({ phrase, stems: wordsOf(phrase).map(({ word }) => stemOf(word)) }));
  return (text) => {
    const lower = text.toLowerCase();
    const mentioned = byPhrase.filter(({ stems }) => stems.every((stem) => lower.includes(stem)));
    if (mentioned.length === 0) return undefined;
    const words = wordsOf(text).map(({ word }) => word);
    return mentioned.find(({ stems }) =>
      words.some((_, start) => {
        const near = words.slice(start, start + stems.length + MOST_BETWEEN);
        return stems.every((stem) => near.some((word) => hasStem(word, stem)));
      }),
    )?.phrase;
  };
}

const stemOf = (word: string) => (word.length > LONGEST_WHOLE ? word.slice(0, -1) : word);
const hasStem = (word: string, stem: string) => (stem.length < LONGEST_WHOLE ? word === stem : word.startsWith(stem));
