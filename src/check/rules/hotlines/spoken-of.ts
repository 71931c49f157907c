import { wordsOf } from '../../texts/words-of';

/** So many other words may stand between those of a phrase: "the river that rises", "a rise of the river". */
const MOST_BETWEEN = 2;
/** A word of so many letters is known by its beginning. */
const STEM = 4;

/** What tells of a text which of some phrases it speaks of. */
export type SpokenOf = (text: string) => string | undefined;

/** A text speaks of a phrase when all its words stand near each other, in any order and with any ending. */
export function spokenOf(phrases: readonly string[]): SpokenOf {
  const known = phrases.map((phrase) => ({ phrase, stems: wordsOf(phrase).map(({ word }) => stemOf(word)) }));
  const longest = known.map(({ stems }) => stems.reduce((a, b) => (b.length > a.length ? b : a), ''));
  return (text) => {
    const lower = text.toLowerCase();
    if (!longest.some((stem) => lower.includes(stem))) return undefined;
    const words = wordsOf(text).map(({ word }) => word);
    return known.find(({ stems }) =>
      words.some((_, start) => {
        const near = words.slice(start, start + stems.length + MOST_BETWEEN);
        return stems.every((stem) => near.some((word) => hasStem(word, stem)));
      }),
    )?.phrase;
  };
}

/** A short word is known as a whole; of a long one the last letter may change: "escape", "escaping". */
const stemOf = (word: string) => (word.length > STEM ? word.slice(0, -1) : word);
const hasStem = (word: string, stem: string) => (stem.length < STEM ? word === stem : word.startsWith(stem));
