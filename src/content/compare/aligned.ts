/** Two entries that belong together; without `was` it is new, without `is` it is gone. */
export interface Pair {
  was?: unknown;
  is?: unknown;
  /** Its place in the list it stands in, counted from 1. */
  number: number;
  isMoved?: true;
}

/**
 * Puts the entries of two lists side by side: those that are the same first, and between them those of the same type
 * in their order. Leaves out what is the same. The lists of a page are short, so comparing each with each is fast.
 */
export function aligned(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const [was, is] = [before, after].map((list) => list.map((item) => JSON.stringify(item)));
  const pairs: Pair[] = [];
  let [left, right] = [0, 0];
  for (const [nextLeft, nextRight] of [...commonOf(was!, is!), [before.length, after.length] as const]) {
    pairs.push(...pairedUp(range(left, nextLeft), range(right, nextRight), { before, after }));
    [left, right] = [nextLeft + 1, nextRight + 1];
  }
  return withMoves(pairs);
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

function pairedUp(
  lefts: number[],
  rights: number[],
  { before, after }: { before: readonly unknown[]; after: readonly unknown[] },
): Pair[] {
  const free = [...rights];
  const pairs = lefts.map((left): Pair => {
    const at = free.findIndex((right) => typeOf(after[right]) === typeOf(before[left]));
    if (at < 0) return { was: before[left], number: left + 1 };
    const [right] = free.splice(0, at + 1).slice(-1);
    return { was: before[left], is: after[right!], number: right! + 1 };
  });
  const used = new Set(pairs.flatMap(({ is, number }) => (is === undefined ? [] : [number - 1])));
  return [
    ...pairs,
    ...rights.filter((right) => !used.has(right)).map((right): Pair => ({ is: after[right], number: right + 1 })),
  ];
}

/** The `type` of a block, the `do` of a button; what has neither is of one type with its like. */
function typeOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return typeof item;
  const { type, do: action } = item as { type?: unknown; do?: unknown };
  return String(type ?? action ?? 'object');
}

/** An entry removed in one place and added in another has moved, unchanged or with changes under the same heading. */
function withMoves(pairs: Pair[]): Pair[] {
  const gone = new Set(pairs.filter(({ is }) => is === undefined));
  const origins = new Map<Pair, Pair>();
  for (const isSame of [isEqual, isNamesake]) {
    for (const pair of pairs) {
      if (pair.was !== undefined || origins.has(pair)) continue;
      const origin = [...gone].find(({ was }) => isSame(was, pair.is));
      if (!origin) continue;
      origins.set(pair, origin);
      gone.delete(origin);
    }
  }
  const taken = new Set(origins.values());
  return pairs
    .filter((pair) => !taken.has(pair))
    .map((pair): Pair => {
      const was = origins.get(pair)?.was;
      if (was === undefined) return pair;
      return isEqual(was, pair.is) ? { ...pair, was, isMoved: true } : { ...pair, was };
    });
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function isNamesake(a: unknown, b: unknown): boolean {
  const heading = (item: unknown) => (item as { heading?: unknown } | null)?.heading;
  return heading(a) !== undefined && heading(a) === heading(b) && typeOf(a) === typeOf(b);
}

/** The longest common subsequence of two lists, as pairs of positions. */
function commonOf(a: readonly string[], b: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  const common: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) common.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return common;
}
