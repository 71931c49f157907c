import type { Problem } from '../../check/problem';
import { Button } from '../look/controls';
import { Problems } from '../form/FieldFrame';
import { openProblems } from '../problem-counts';
import { Stack } from '../form/groups';

/** All that the check says of a file, each with the way to its field. */
export function ProblemList({
  problems: all,
  onGo,
}: {
  problems: readonly Problem[];
  onGo: (problem: Problem) => void;
}) {
  const problems = openProblems(all);
  if (problems.length === 0) return <p>No problems found.</p>;
  return (
    <Stack as="ol">
      {problems.map((problem) => (
        <li key={`${problem.rule} ${problem.pointer} ${problem.message}`}>
          <Problems problems={[problem]} isTouched={problem.severity === 'error'} />
          {problem.pointer !== '' && (
            <Button type="button" data-look="quiet" onClick={() => onGo(problem)}>
              Go to field
            </Button>
          )}
        </li>
      ))}
    </Stack>
  );
}
