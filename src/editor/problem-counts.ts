import type { Problem } from '../check/problem';

/** Codes of texts that are left to write, and of a page that was copied and has many of them. */
const UNFINISHED = new Set(['to-do', 'copied-page']);

/** Whether the problem is a text that is not written yet, rather than a mistake. */
export const isToDoProblem = ({ rule }: Problem) => UNFINISHED.has(rule);

/** Whether a problem only says that something waits for approval. */
export const isOfApproval = ({ rule }: Problem) => rule === 'unapproved';

/** Links that lead to a draft, reported where it says that it is one: they are right when it is published. */
const isOfDraft = ({ rule, pointer }: Problem) => rule === 'link-to-draft' && pointer === '/status';

/** Mistakes and doubts, in the order of the check. */
export const openProblems = (problems: readonly Problem[] = []) => problems.filter((each) => !isToDoProblem(each));

/** The problems of a file, counted by severity; `ofDraft` are errors that end when the page is published. */
export function countsOf(problems: readonly Problem[] = []) {
  const toDos = problems.filter(({ rule }) => rule === 'to-do').length;
  const open = openProblems(problems);
  const errors = open.filter(({ severity }) => severity === 'error').length;
  return { toDos, errors, warnings: open.length - errors, ofDraft: open.filter(isOfDraft).length };
}

export type Counts = ReturnType<typeof countsOf>;

/** The one number that is shown of several problems, above and beside them: the errors, or else the hints. */
export function worstOf(problems: readonly Problem[]): { count: number; tone: 'todo' | 'wrong' } | undefined {
  const { errors, warnings } = countsOf(problems);
  if (errors > 0) return { count: errors, tone: 'wrong' };
  return warnings > 0 ? { count: warnings, tone: 'todo' } : undefined;
}
