import type { NumberSet } from './min-hash';

/** So few that both strips stay in the processor's cache; at most one member in five is then taken for shared by chance. */
const BITS_A_MEMBER = 4;

/**
 * For each set how many of its members stand in another one too; never too few, and by chance some too many, for the
 * members are only marked on two strips of bits. Most of ten thousand pages need not be summed up then, which takes
 * many times as long.
 */
export function sharedMembers(sets: readonly NumberSet[]): number[] {
  const members = sets.reduce((sum, { length }) => sum + length, 0);
  const size = 2 ** Math.ceil(Math.log2(Math.max(32, members * BITS_A_MEMBER)));
  const last = size - 1;
  const [once, again] = [new Uint32Array(size / 32), new Uint32Array(size / 32)];
  for (const set of sets) {
    for (let at = 0; at < set.length; at += 1) {
      const bit = set[at]! & last;
      const [word, mask] = [bit >>> 5, 1 << (bit & 31)];
      if (once[word]! & mask) again[word]! |= mask;
      once[word]! |= mask;
    }
  }
  return sets.map((set) => {
    let count = 0;
    for (let at = 0; at < set.length; at += 1) {
      const bit = set[at]! & last;
      if (again[bit >>> 5]! & (1 << (bit & 31))) count += 1;
    }
    return count;
  });
}
