/** Numbers of 32 bits, each once, ascending: a `Set` of them takes ten times the room. */
export type NumberSet = Uint32Array;

export function numberSet(numbers: readonly number[]): NumberSet {
  const sorted = new Uint32Array(numbers).sort();
  return sorted.filter((each, index) => index === 0 || each !== sorted[index - 1]);
}

/** The k smallest distinct hashes, ascending (MinHash: Broder, 1997). */
export const signatureOf = (numbers: readonly number[]): NumberSet => numberSet(numbers).slice(0, SIGNATURE_SIZE);

/**
 * The share of the smallest hashes that two sets have in common estimates the share of all. Two sets that are alike by
 * two fifths have about 13 of 32 in common, and fewer than four once in 5,000.
 */
const SIGNATURE_SIZE = 32;
const LEAST_SHARED = 4;
/** Beyond this number of sets with one hash nobody is compared, lest a thousand equal sets make a million pairs. */
const MOST_HOLDERS = 8;

/** For each signature the earlier ones that it may be like, in order. */
export function candidatesAmong(signatures: readonly Iterable<number>[]): number[][] {
  const holders = new Map<number, number[]>();
  return signatures.map((signature, index) => {
    const shared = new Map<number, number>();
    let size = 0;
    for (const number of signature) {
      size += 1;
      const others = holders.get(number);
      for (const other of others ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
      if (!others) holders.set(number, [index]);
      else if (others.length < MOST_HOLDERS) others.push(index);
    }
    const least = Math.min(LEAST_SHARED, size);
    return [...shared].filter(([, count]) => count >= least).map(([other]) => other);
  });
}

/** The share of all numbers of two sets that stand in both (Jaccard), from 0 to 1. */
export function likeness(a: NumberSet, b: NumberSet): number {
  let both = 0;
  for (let inA = 0, inB = 0; inA < a.length && inB < b.length;) {
    const [mine, theirs] = [a[inA]!, b[inB]!];
    if (mine === theirs) both += 1;
    if (mine <= theirs) inA += 1;
    if (theirs <= mine) inB += 1;
  }
  return both === 0 ? 0 : both / (a.length + b.length - both);
}

/** A row of words as one number of 32 bits, spread evenly (the finish of MurmurHash3). */
export function hashOfRow(words: readonly number[], start: number, count: number): number {
  let hash = count;
  for (let at = start; at < start + count; at += 1) {
    hash ^= words[at]!;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash = (hash ^ (hash >>> 16)) >>> 0;
  }
  return hash;
}
