import { distance } from 'fastest-levenshtein';
import { oncePerText } from './once';

const joined = (word: string) => word.toLowerCase().replaceAll(/[-_ ]/g, '');
const joinedOnce = oncePerText(joined);
const letters = (word: string) => [...word].sort().join('');

/** Typing errors between two words; two letters that changed places count as one. */
export function typos(a: string, b: string): number {
  if (joined(a) === joined(b)) return 0;
  const edits = distance(a.toLowerCase(), b.toLowerCase());
  return edits === 2 && a.length === b.length && letters(a.toLowerCase()) === letters(b.toLowerCase()) ? 1 : edits;
}

/** At most one typing error in a short word, two in a long one. */
const allowedTypos = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** The word most likely intended, or `undefined` where none is near or two are equally near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const plain = joined(word);
  const near = [...candidates]
    .flatMap((candidate) => {
      const most = Math.min(allowedTypos(word), allowedTypos(candidate));
      // As many letters more or fewer are as many errors.
      if (Math.abs(word.length - candidate.length) > most && joinedOnce(candidate) !== plain) return [];
      return [{ candidate, most, typos: typos(word, candidate) }];
    })
    .filter((each) => each.typos <= each.most)
    .sort((a, b) => a.typos - b.typos);
  const [first, second] = near;
  return first && first.typos !== second?.typos ? first.candidate : undefined;
}
