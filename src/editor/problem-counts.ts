import type { Problem } from '../check/problem';

/** What is left to write, and that a page with so much left was copied. */
const UNFINISHED = new Set(['to-do', 'copied-page']);

/** What is no mistake, but not written yet. */
export const isToDoProblem = ({ rule }: Problem) => UNFINISHED.has(rule);

/** That a person has still to approve something of a file. */
export const isOfApproval = ({ rule }: Problem) => rule === 'unapproved';

/** What is wrong or doubtful, in the order of the check. */
export const openProblems = (problems: readonly Problem[] = []) => problems.filter((each) => !isToDoProblem(each));

/** What the check says of a file, counted. */
export function countsOf(problems: readonly Problem[] = []) {
  const toDos = problems.filter(({ rule }) => rule === 'to-do').length;
  const open = openProblems(problems);
  const errors = open.filter(({ severity }) => severity === 'error').length;
  return { toDos, errors, warnings: open.length - errors };
}

export type Counts = ReturnType<typeof countsOf>;

/** The one number that is shown of several problems, above and beside them: the errors, or else the hints. */
export function worstOf(problems: readonly Problem[]): { count: number; tone: 'todo' | 'wrong' } | undefined {
  const { errors, warnings } = countsOf(problems);
  if (errors > 0) return { count: errors, tone: 'wrong' };
  return warnings > 0 ? { count: warnings, tone: 'todo' } : undefined;
}
