import { typos } from '../../nearest';
import type { Spelling } from '../../site';
import { upperFirst } from '../../words';
import type { SpellingVocabulary } from './vocabulary';

/** What may be meant with a word that no dictionary has, the likeliest first. */
export interface Suggestions {
  words: readonly string[];
  /** Why the word is none, where more is known than that. */
  because?: 'short' | 'elsewhere';
}

const MOST = 3;
/** A word further off is another one. */
const MOST_SLIPS = 2;
/** Guessing takes forty times as long as looking up: a text in another language is told without guesses. */
const MOST_GUESSED = 30;
/** For longer words a guess takes a quarter of a second, and finds nothing. */
const LONGEST_GUESSED = 20;

/** What suggests; nothing once too many were asked for. */
export function suggesterOf(
  spelling: Spelling,
  vocabulary: SpellingVocabulary,
  ownWords: () => Iterable<string>,
): (word: string) => Suggestions {
  const known = new Map<string, Suggestions>();
  return (word) => {
    const found =
      known.get(word) ??
      certain(word, spelling, vocabulary) ??
      (known.size < MOST_GUESSED && word.length <= LONGEST_GUESSED
        ? guessed(word, spelling, ownWords())
        : { words: [] });
    known.set(word, found);
    return found;
  };
}

/** What is written in haste, without its apostrophe, or as it is spelt elsewhere. */
function certain(
  word: string,
  spelling: Spelling,
  { short, elsewhere: words, variants }: SpellingVocabulary,
): Suggestions | undefined {
  const small = word.toLowerCase();
  const asWritten = (meant: string) => (word === small ? meant : upperFirst(meant));
  const whole = short.get(small);
  if (whole !== undefined) return { words: [asWritten(whole)], because: 'short' };
  const here =
    words.get(small) ??
    variants
      .map(([elsewhere, form]) => small.replace(elsewhere, form))
      .find((each) => each !== small && spelling.knows(each));
  return here === undefined ? undefined : { words: [asWritten(here)], because: 'elsewhere' };
}

/** The nearest words, and of those that are equally near the ones that the site uses. */
function guessed(word: string, spelling: Spelling, ownWords: Iterable<string>): Suggestions {
  const small = word.toLowerCase();
  const isName = word !== small;
  const most = isName ? 1 : MOST_SLIPS;
  const near = [...ownWords].filter((each) => isNear(small, each, most));
  const own = new Set(near.flatMap((each) => [each, upperFirst(each)].find((form) => spelling.knows(form)) ?? []));
  const suggested = spelling.suggest(small).filter((each) => !isName || each === each.toLowerCase());
  const likely = [...own, ...suggested.filter((each) => !own.has(each))]
    .map((each) => ({ each, slips: slipsBetween(small, each.toLowerCase()) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips);
  const likeliest = likely.filter(({ slips }) => slips === likely[0]!.slips);
  const used = likeliest.filter(({ each }) => own.has(each));
  const best = (used.length > 0 ? used : likeliest).slice(0, MOST).map(({ each }) => each);
  return { words: isName ? best.map(upperFirst) : best };
}

/** Most words are told apart by their length and their first letters. */
const isNear = (word: string, other: string, most: number) =>
  Math.abs(word.length - other.length) <= most &&
  (word[0] === other[0] || word[1] === other[0] || word[0] === other[1]) &&
  slipsBetween(word, other.toLowerCase()) <= most;

/** A word that lacks only its apostrophe is the likeliest of all. */
const slipsBetween = (word: string, other: string) => (other.replaceAll("'", '') === word ? 0 : typos(word, other));
