import type { Problem } from '../problem';

/** From most to least that two problems can have in common; the place in a file moves when lines above it change. */
const LIKENESS: ((problem: Problem) => unknown[])[] = [
  ({ rule, file, pointer, message }) => [rule, file, pointer, message],
  ({ rule, file, message }) => [rule, file, message],
];

/** The problems of now that were not there before. Each one before stands for one now. */
export function broughtIn(now: readonly Problem[], before: readonly Problem[]): Problem[] {
  return LIKENESS.reduce<{ now: Problem[]; before: Problem[] }>(
    (left, like) => {
      const counts = new Map<string, number>();
      for (const problem of left.before) counts.set(key(like, problem), (counts.get(key(like, problem)) ?? 0) + 1);
      const taken = new Map(counts);
      const fresh = left.now.filter((problem) => {
        const count = taken.get(key(like, problem)) ?? 0;
        if (count > 0) taken.set(key(like, problem), count - 1);
        return count === 0;
      });
      const old = left.before.filter((problem) => {
        const count = taken.get(key(like, problem)) ?? 0;
        if (count > 0) taken.set(key(like, problem), count - 1);
        return count > 0;
      });
      return { now: fresh, before: old };
    },
    { now: [...now], before: [...before] },
  ).now;
}

const key = (like: (typeof LIKENESS)[number], problem: Problem) => JSON.stringify(like(problem));
