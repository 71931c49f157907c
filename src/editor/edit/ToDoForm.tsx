import type { z } from 'zod';
import { useRef } from 'react';
import { toDosIn } from '../../content/to-do';
import { pointerOf, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { metaOf, schemaAt } from '../../schema/children';
import { Field } from '../form/Field';
import { useForm } from '../form/FormContext';
import { Hint } from '../form/FieldFrame';
import { Stack } from '../form/groups';
import { blockTitle } from './block-words';

/** Everything that is left to write, in one list. What is written stays in it, so that nothing jumps. */
export function ToDoForm() {
  const { session, snapshot } = useForm();
  const asked = useRef<readonly Path[]>([]);
  const left = toDosIn(session.schema, snapshot.value).map(({ path }) => path);
  const known = new Set(asked.current.map(pointerOf));
  asked.current = [...asked.current, ...left.filter((path) => !known.has(pointerOf(path)))];
  const shown = asked.current.filter((path) => schemaAt(session.schema, snapshot.value, path));
  const done = shown.length - left.length;
  return (
    <Stack>
      <div>
        <progress value={done} max={shown.length} aria-label="Written" />
        <p role="status">
          {done} of {shown.length} written
        </p>
        <Hint>
          What stood on the page that this one was copied from is shown in grey. It is never filled in for you.
        </Hint>
      </div>
      {shown.map((path) => (
        <Field
          key={pointerOf(path)}
          schema={schemaAt(session.schema, snapshot.value, path)!}
          path={path}
          title={titleAt(session.schema, snapshot.value, path)}
        />
      ))}
    </Stack>
  );
}

/** A field of a block is called after both: "Text: Paragraph". */
function titleAt(schema: z.ZodType, document: unknown, path: Path): string {
  const { title = String(path.at(-1)) } = metaOf(schemaAt(schema, document, path)!);
  const block = path.findLastIndex((_, depth) => valueAt(document, [...path.slice(0, depth), 'type']) !== undefined);
  if (block < 0) return title;
  return `${blockTitle(valueAt(document, [...path.slice(0, block), 'type']))}: ${title}`;
}
