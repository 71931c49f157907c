import type { Problem } from '../../check/problem';
import type { Path } from '../../json/path';
import { valueAt } from '../../json/path';
import { Button } from '../look/controls';
import { Problems } from '../form/FieldFrame';
import { isToDoProblem } from '../problem-counts';
import { useForm } from '../form/FormContext';
import { Stack } from '../form/groups';

/** All that the check says of a file, each with the way to its field. */
export function ProblemList({ problems: all, onGo }: { problems: readonly Problem[]; onGo: (path: Path) => void }) {
  const problems = all.filter((problem) => !isToDoProblem(problem));
  const { snapshot } = useForm();
  if (problems.length === 0) return <p>Nothing is wrong with this file.</p>;
  return (
    <Stack as="ol">
      {problems.map((problem) => (
        <li key={`${problem.rule} ${problem.pointer} ${problem.message}`}>
          <Problems problems={[problem]} isTouched={problem.severity === 'error'} />
          {problem.pointer !== '' && (
            <Button type="button" data-look="quiet" onClick={() => onGo(pathOf(problem.pointer, snapshot.value))}>
              Go to the field
            </Button>
          )}
        </li>
      ))}
    </Stack>
  );
}

/** The way that a pointer says, with numbers where there are lists. */
export function pathOf(pointer: string, value: unknown): Path {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<(string | number)[]>((path, step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return [...path, Array.isArray(valueAt(value, path)) ? Number(name) : name];
  }, []);
}
