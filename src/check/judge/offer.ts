import { nearest } from '../nearest';
import { listOf } from '../words';

const MOST = 3;
/** A shorter word with one letter more is another word: "ear" is no slip in "gear". */
const SHORTEST = 4;

/** Suggestions for a word that is on no closed list. */
export interface Offer {
  /** The likely intended word, where it is misspelt and no other word. */
  intended: string | undefined;
  /** Words that come near in meaning, at most three; a person must choose, also where it is one. */
  alike: string[];
}

/** `otherWords` are what people write for an allowed word, in one line for each. */
export function offerFor(
  word: unknown,
  allowed: readonly string[],
  otherWords: Readonly<Record<string, string>> = {},
): Offer {
  if (typeof word !== 'string') return { intended: undefined, alike: [] };
  const whole = word
    .trim()
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  const called = (forms: readonly string[]) => {
    const found = forms
      .flatMap((form) => [form, form.replace(/s$/, '')])
      .flatMap((form) => [
        ...allowed.filter((each) => each === form),
        ...allowed.filter((each) => otherWords[each]?.split(' ').includes(form)),
      ]);
    return [...new Set(found)].slice(0, MOST);
  };
  const intended = word.length < SHORTEST ? undefined : nearest(word, allowed);
  const same = called([whole]);
  // "fire" is a word of its own, and no slip in "file".
  if (same.length > 0 && !(intended && same.includes(intended))) return { intended: undefined, alike: same };
  if (intended) return { intended, alike: [] };
  const parts = whole.split('-').filter((part) => part.length > 1);
  const byParts = called(parts);
  const sharing = allowed.filter((each) => each.split('-').some((part) => parts.includes(part)));
  return { intended, alike: byParts.length > 0 ? byParts : sharing.slice(0, MOST) };
}

export const didYouMean = ({ intended, alike }: Offer) =>
  intended
    ? ` Did you mean "${intended}"?`
    : alike.length > 0
      ? ` Nearest in meaning ${alike.length > 1 ? 'are' : 'is'} ${listOf(alike)}.`
      : '';

/** The replacement; `undefined` where no word is near. */
export const mendedBy = ({ intended, alike }: Offer) =>
  intended
    ? `Write "${intended}" in its place.`
    : alike.length > 0
      ? `Write ${listOf(alike, 'or')} in its place.`
      : undefined;
