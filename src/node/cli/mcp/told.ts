import type { Problem } from '../../../check/problem';
import type { LoadedSite } from '../../load-site';
import { placeOf } from '../../report/report';

/** A problem as an assistant is told of it: the words of the check, with place and edits. */
export const told = (problem: Problem) => {
  const { rule, severity, pointer, message, fix, why, related, edits } = problem;
  return {
    rule,
    severity,
    place: placeOf(problem),
    pointer,
    message,
    fix,
    why,
    ...(related.length > 0 && { related: related.map((each) => `${placeOf(each)} ${each.message}`) }),
    ...(edits.length > 0 && { edits }),
  };
};

/** What the check says of a file, or of all of them; a sentence where that is nothing. */
export function problemsOf({ problems }: Pick<LoadedSite, 'problems'>, path?: string): unknown {
  const found = problems.filter(({ file }) => path === undefined || file === path);
  return found.length === 0 ? 'Nothing: it is fine.' : found.map(told);
}
