import type { Problem } from '../check/problem';

/** What is left to write, and that a page with so much left was copied. */
const UNFINISHED = new Set(['to-do', 'copied-page']);

/** What is no mistake, but not written yet. */
export const isToDoProblem = ({ rule }: Problem) => UNFINISHED.has(rule);

/** What the check says of a file, counted. */
export function countsOf(problems: readonly Problem[] = []) {
  const toDos = problems.filter(({ rule }) => rule === 'to-do').length;
  const others = problems.filter((problem) => toDos === 0 || !isToDoProblem(problem));
  const errors = others.filter(({ rule, severity }) => severity === 'error' && rule !== 'to-do').length;
  return { toDos, errors, warnings: others.length - errors };
}
