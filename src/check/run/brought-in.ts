import type { Problem } from '../problem';

/** From most to least that two problems can have in common; the place in a file moves when lines above it change. */
const LIKENESS: ((problem: Problem) => unknown[])[] = [
  ({ rule, file, pointer, message }) => [rule, file, pointer, message],
  ({ rule, file, message }) => [rule, file, message],
];

/** The problems of now that were not there before. Each one before stands for one now. */
export function broughtIn(now: readonly Problem[], before: readonly Problem[]): Problem[] {
  let [fresh, gone] = [[...now], [...before]];
  for (const like of LIKENESS) [fresh, gone] = [without(fresh, gone, like), without(gone, fresh, like)];
  return fresh;
}

/** The problems without those that have their like among others, one for one. */
function without(problems: readonly Problem[], others: readonly Problem[], like: (typeof LIKENESS)[number]): Problem[] {
  const keyOf = (problem: Problem) => JSON.stringify(like(problem));
  const counts = new Map<string, number>();
  for (const key of others.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return problems.filter((problem) => {
    const count = counts.get(keyOf(problem)) ?? 0;
    counts.set(keyOf(problem), count - 1);
    return count <= 0;
  });
}
