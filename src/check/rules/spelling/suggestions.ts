import { typos } from '../../nearest';
import { upperFirst } from '../../words';
import type { Spelling } from '../../site';

const MOST = 3;
/** From so many letters on few words are alike by chance, and a word of the site may be two slips away. */
const LONG = 8;
/** A shorter word is near to too many others, and often an abbreviation. */
const SHORT = 5;
/** A short word that is near to more is as likely a word of its own. */
const FEW = 2;
/** A guess takes forty times as long as a look-up: a text in another language is reported without guesses. */
const MOST_GUESSED = 30;
/** For longer words a guess takes a quarter of a second, and finds nothing. */
const LONGEST_GUESSED = 20;

/**
 * Suggests what a misspelt word may mean: a word of the site, or a word of the dictionary that is one slip away. Both
 * begin as the misspelt word does, so that no word of another subject is suggested. Empty where none is near: a word of
 * a trade that no dictionary has. It is asked once for a word.
 */
export function suggesterOf(
  spelling: Spelling,
  siteWords: () => readonly string[],
): (word: string) => readonly string[] {
  let guesses = 0;
  return (word) => {
    guesses += 1;
    return guesses > MOST_GUESSED || word.length > LONGEST_GUESSED ? [] : guessed(word, spelling, siteWords());
  };
}

function guessed(word: string, spelling: Spelling, siteWords: readonly string[]): readonly string[] {
  const small = word.toLowerCase();
  if (isFormOfKnown(small, spelling)) return [];
  const isCapital = word !== small;
  const most = isCapital || small.length < LONG ? 1 : 2;
  const near = spelling
    .suggest(small)
    .filter((each) => isNear(small, each, 1) && !NO_SLIP.test(each) && !isStem(small, each));
  const own = siteWords
    .filter((each) => each !== small && isNear(small, each, most) && !isMadeOf(small, each))
    .filter((each) => near.length <= FEW || small.length >= LONG || isEasySlip(small, each))
    .filter((each) => small.length >= SHORT || isAlike(small, each))
    .flatMap((each) => rightForm(each, spelling));
  const others = near.filter(
    (each) =>
      lacksApostrophe(small, each) ||
      (small.length >= SHORT && isSlipOfHand(small, each)) ||
      (near.length === 1 && isLongSlip(small, each, spelling)),
  );
  const fewest = Math.min(...[...own, ...others].map((each) => slipsBetween(small, each)));
  const [best = []] = [own, others]
    .map((words) => words.filter((each) => slipsBetween(small, each) === fewest))
    .filter(({ length }) => length > 0);
  return [...new Set(best.map((each) => (isCapital ? upperFirst(each) : each)))].slice(0, MOST);
}

/** Names are no slips of words; and a dictionary has a possessive of each noun, also of one whose plural it lacks. */
const NO_SLIP = /^\p{Lu}|'s$/u;

/** Whether letters changed places, or one is doubled or no longer so. */
const isSlipOfHand = (word: string, other: string) =>
  lacksApostrophe(word, other) || sorted(word) === sorted(other) || undoubled(word) === undoubled(other);

/** The same, or a letter was left out, the commonest slip. */
const isEasySlip = (word: string, other: string) => isSlipOfHand(word, other) || word.length < other.length;

/**
 * Whether a long word has one letter too many or too few, or a vowel for a vowel. Another consonant makes another word,
 * and nobody slips in a word that stands there whole: the "haunch" of "haunched" speaks against "hunched".
 */
const isLongSlip = (word: string, other: string, spelling: Spelling) =>
  word.length >= LONG &&
  !isMadeOf(word, other) &&
  (!isExchanged(word, other) || withoutVowels(word) === withoutVowels(other)) &&
  !beginningsOf(word).some((start) => !other.startsWith(start) && spelling.knows(start));

/** What a word of more than five letters begins with. */
const beginningsOf = (word: string) =>
  Array.from({ length: word.length - SHORT - 1 }, (_, more) => word.slice(0, SHORT + 1 + more));

/** Whether a word is another one with an ending: "preventer" is no slip of "prevent". */
const isMadeOf = (word: string, other: string) =>
  word.startsWith(other.toLowerCase()) && undoubled(word) !== undoubled(other);

/** Whether a long word is what another one is made of: "radiograph" is no slip of "radiography". */
const isStem = (word: string, other: string) => word.length >= LONG && isMadeOf(other, word);

/** Whether a long word is one of the dictionary and a letter that is not doubled: "farriery", "planings". */
const isFormOfKnown = (word: string, spelling: Spelling) =>
  word.length >= LONG && isMadeOf(word, word.slice(0, -1)) && spelling.knows(word.slice(0, -1));

/** Whether a short word of the site is likely: no letter stands for another one, and neither is an abbreviation. */
const isAlike = (word: string, other: string) =>
  other.length > 2 && !isExchanged(word, other) && word !== other.replaceAll(VOWELS, '');

const undoubled = (word: string) => word.replaceAll(/(.)\1+/gu, '$1');
const sorted = (word: string) => [...word].sort().join('');
/** Whether a letter stands for another one. */
const isExchanged = (word: string, other: string) =>
  word.length === other.length && sorted(word) !== sorted(other.toLowerCase());
/** In any script, only the vowels of Latin letters are known to sound alike. */
const withoutVowels = (word: string) => word.normalize('NFD').replaceAll(VOWELS, '-');
const VOWELS = /[aeiouy]/g;

/** A word of the site as the dictionary has it; none for a slip that the site repeats. */
const rightForm = (word: string, spelling: Spelling) =>
  [word, upperFirst(word)].find((form) => spelling.knows(form)) ?? [];

const isNear = (word: string, other: string, most: number) =>
  Math.abs(word.length - other.length) <= most &&
  word[0] === other[0]?.toLowerCase() &&
  slipsBetween(word, other) <= most;

/** A word that lacks only its apostrophe is the likeliest of all. */
const slipsBetween = (word: string, other: string) => (lacksApostrophe(word, other) ? 0 : typos(word, other));
const lacksApostrophe = (word: string, other: string) =>
  other.includes("'") && other.replaceAll("'", '').toLowerCase() === word;
