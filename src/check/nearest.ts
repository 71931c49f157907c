import { distance } from 'fastest-levenshtein';

const joined = (word: string) => word.toLowerCase().replaceAll(/[-_ ]/g, '');
const letters = (word: string) => [...word].sort().join('');

/** Typing errors between two words; two letters that changed places count as one. */
export function typos(a: string, b: string): number {
  if (joined(a) === joined(b)) return 0;
  const edits = distance(a.toLowerCase(), b.toLowerCase());
  return edits === 2 && a.length === b.length && letters(a.toLowerCase()) === letters(b.toLowerCase()) ? 1 : edits;
}

/** At most one typing error in a short word, two in a long one. */
const allowedTypos = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** The word that was surely meant, or `undefined` when none is near or two are equally near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const near = [...candidates]
    .map((candidate) => ({ candidate, typos: typos(word, candidate) }))
    .filter((each) => each.typos <= Math.min(allowedTypos(word), allowedTypos(each.candidate)))
    .sort((a, b) => a.typos - b.typos);
  const [first, second] = near;
  return first && first.typos !== second?.typos ? first.candidate : undefined;
}
