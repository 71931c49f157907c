import { useRef } from 'react';
import { toDosIn } from '../../content/to-do';
import { pointerOf, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { schemaAt } from '../../schema/children';
import { Field } from '../form/Field';
import { useForm } from '../form/FormContext';
import { Hint } from '../form/FieldFrame';
import { Stack, Tools } from '../form/groups';
import { Button } from '../look/controls';
import { LookAgain } from './LookAgain';
import { titleAt } from './title-at';

/** Everything that is left to write, in one list; what is written stays in it. `onDone`: where the last of it leads. */
export function ToDoForm({ onDone }: { onDone: (() => void) | undefined }) {
  const { session, snapshot } = useForm();
  const listed = useRef<readonly Path[]>([]);
  const left = toDosIn(session.schema, snapshot.value).map(({ path }) => path);
  const pointers = new Set(listed.current.map(pointerOf));
  listed.current = [...listed.current, ...left.filter((path) => !pointers.has(pointerOf(path)))];
  const shown = withNeighbours(listed.current, snapshot.value, session.source?.value).filter((path) =>
    schemaAt(session.schema, snapshot.value, path),
  );
  const done = shown.length - left.length;
  return (
    <Stack>
      <div>
        <progress value={done} max={shown.length} aria-label="Fields written" />
        <p role="status">
          {done} of {shown.length} written
        </p>
        {session.source && (
          <Hint>The text of the copied page is shown in grey for reference. It is never filled in for you.</Hint>
        )}
      </div>
      {shown.map((path) => (
        <Field
          key={pointerOf(path)}
          schema={schemaAt(session.schema, snapshot.value, path)!}
          path={path}
          title={titleAt(session.schema, snapshot.value, path)}
        />
      ))}
      <LookAgain />
      {left.length === 0 && onDone && (
        <Tools>
          <strong>Everything is written.</strong>
          <Button type="button" data-look="first" onClick={onDone}>
            Review and save
          </Button>
        </Tools>
      )}
    </Stack>
  );
}

/** With the entries that were added beside them: a paragraph may have been split into two. */
function withNeighbours(paths: readonly Path[], document: unknown, source: unknown): Path[] {
  const all = paths.flatMap((path) => {
    const list: unknown = valueAt(document, path.slice(0, -1));
    if (!Array.isArray(list)) return [path];
    const added = list
      .map((_, index) => [...path.slice(0, -1), index])
      .filter((each) => valueAt(document, each) !== valueAt(source, each));
    return [path, ...added];
  });
  return [...new Map(all.map((path) => [pointerOf(path), path])).values()];
}
