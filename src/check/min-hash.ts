/**
 * Finds sets that share much without comparing each with each. Each set is summed up by the least of its members under
 * many orders of all members; two sets have the same least member under an order as often as they are alike (Broder,
 * 1997). Sets whose sums agree in a whole band are candidates: with these numbers 63 of 100 pairs that are alike by
 * 0.31, 98 by 0.5, and all but one in 2,000 by 0.6. The same sets always give the same candidates.
 */
const BANDS = 32;
const ROWS = 3;
/** In one bucket a set is compared with so many others, lest a thousand equal sets make a million pairs. */
const MOST_IN_BUCKET = 8;

/** For each set of 32-bit numbers the earlier sets that it may be like, in order. */
export function candidatesAmong(sets: readonly ReadonlySet<number>[]): number[][] {
  const buckets = new Map<string, number[]>();
  return sets.map((set, index) => {
    const candidates = new Set<number>();
    for (const key of bandsOf(set)) {
      const bucket = buckets.get(key);
      if (!bucket) {
        buckets.set(key, [index]);
        continue;
      }
      for (const other of bucket) candidates.add(other);
      if (bucket.length < MOST_IN_BUCKET) bucket.push(index);
    }
    return [...candidates].sort((a, b) => a - b);
  });
}

function bandsOf(set: ReadonlySet<number>): string[] {
  if (set.size === 0) return [];
  const least = new Uint32Array(BANDS * ROWS).fill(0xffffffff);
  for (const member of set) {
    for (let order = 0; order < least.length; order += 1) {
      const rank = mixed(member ^ Math.imul(order + 1, 0x9e3779b1));
      if (rank < least[order]!) least[order] = rank;
    }
  }
  return Array.from({ length: BANDS }, (_, band) => `${band}:${least.subarray(band * ROWS, (band + 1) * ROWS).join()}`);
}

/** Spreads 32 bits evenly (the finish of MurmurHash3). */
export function mixed(bits: number): number {
  let hash = bits;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The share of all members of two sets that stand in both, from 0 to 1. */
export function likeness(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let both = 0;
  for (const member of small) if (large.has(member)) both += 1;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}
