import type { Problem } from '../../check/problem';
import { useForm } from '../form/FormContext';
import { Removed } from '../form/lists/Removed';
import { Button } from '../look/controls';
import { JsonTab } from './JsonTab';
import { FormHead } from './layout';
import { PartForm } from './PartForm';
import { PROBLEMS, TO_DO } from './parts';
import { ProblemList } from './ProblemList';
import { ToDoForm } from './ToDoForm';
import type { Selection } from './use-selection';

type Props = {
  selection: Selection;
  problems: readonly Problem[];
  onGo: (problem: Problem) => void;
  /** Everything is written. */
  onDone: () => void;
};

/** The form of the part that is open, or the text of the file. */
export function FormPane({ selection: { part, isText, setText }, problems, onGo, onDone }: Props) {
  const { session, snapshot, removal } = useForm();
  const shown = () => {
    if (isText || snapshot.isBroken) return <JsonTab problems={problems} />;
    if (part.id === TO_DO.id) return <ToDoForm onDone={session.isDirty ? onDone : undefined} />;
    if (part.id === PROBLEMS.id) return <ProblemList problems={problems} onGo={onGo} />;
    return <PartForm key={part.block ? 'block' : part.id} part={part} />;
  };
  return (
    <>
      <FormHead>
        <h2 id="part-heading" tabIndex={-1}>
          {isText || snapshot.isBroken ? 'JSON' : part.title}
        </h2>
        <Button type="button" aria-pressed={isText} onClick={() => setText(!isText)}>
          JSON
        </Button>
        {removal && !removal.from && <Removed />}
      </FormHead>
      {shown()}
    </>
  );
}
