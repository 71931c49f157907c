/**
 * Numbers of 32 bits, each once and the least first: a page has hundreds, and a `Set` of them takes ten times the room.
 */
export type NumberSet = Uint32Array;

export function numberSet(numbers: readonly number[]): NumberSet {
  const sorted = new Uint32Array(numbers).sort();
  return sorted.filter((each, index) => index === 0 || each !== sorted[index - 1]);
}

/** Some words in a row as one number. */
export function hashOfRow(words: readonly number[], start: number, count: number): number {
  let hash = count;
  for (let at = start; at < start + count; at += 1) hash = mixed(hash ^ words[at]!);
  return hash;
}

/** Spreads 32 bits evenly (the finish of MurmurHash3). */
function mixed(bits: number): number {
  let hash = bits;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
