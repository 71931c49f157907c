import { useState } from 'react';
import { z } from 'zod';
import { counted } from '../../../check/words';
import { styled } from 'styled-components';
import { isObject } from '../../../json/is-object';
import { pointerOf } from '../../../json/path';
import type { Path } from '../../../json/path';
import { metaOf } from '../../../schema/children';
import { Button } from '../../look/controls';
import { DROP_LINE, Handle, useDrag } from '../../look/use-drag';
import { unwrapped } from '../../schema/unwrapped';
import { idsAt } from '../../session/item-ids';
import { fieldId, focusField, onceDrawn } from '../field-id';
import { Hint, Problems } from '../FieldFrame';
import { useForm } from '../FormContext';
import { focusUndo, Removed } from './Removed';
import { Group, Tools } from '../groups';
import { InnerField } from '../InnerField';
import { useField } from '../use-field';
import type { FieldProps, FieldState } from '../use-field';
import { useShown } from '../text/use-shown';

const Items = styled.ol`
  container-type: inline-size;
  display: grid;
  gap: 0.625rem;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem;
    align-items: start;
    ${DROP_LINE}
  }
  @container (max-width: 18rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Moves = styled.div`
  display: flex;
  align-items: center;
  padding-block-start: 1.375rem;
  @container (max-width: 18rem) {
    order: -1;
    justify-content: end;
    padding-block-start: 0;
  }
`;

const Closed = styled(Button)`
  justify-content: start;
  white-space: normal;
  text-align: start;
`;

/** Longer lists show the names of their entries, each of which opens. */
const MOST_OPEN = 12;

export function ListField(props: FieldProps) {
  const field = useField(props);
  const { snapshot, removal } = useForm();
  const { shown } = useShown();
  const { path } = props;
  const item = (unwrapped(props.schema) as z.ZodArray).element as z.ZodType;
  const items: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const ids = idsAt(snapshot.ids, path);
  const { title = 'entry' } = metaOf(item);
  const nameOf = (index: number) => `${title} ${index + 1}`;
  const { opened, open, move, add, remove } = useEntries(path, { field, item, count: items.length, nameOf });
  const drag = useDrag(({ index }, to) => move(index, to));
  const list = pointerOf(path);
  const isFolded = items.length > MOST_OPEN && isObject(emptyOf(item));
  const gone = removal?.from?.list === list ? removal.from.index : undefined;
  return (
    <Group id={field.id} aria-describedby={field.describedBy}>
      <legend>{field.title}</legend>
      <Items>
        {items.map((each, index) => (
          <li key={ids[index] ?? index} {...drag.target({ list, index })}>
            {gone === index && <Removed />}
            {isFolded && !opened.has(ids[index] ?? -1) ? (
              <Closed
                id={fieldId([...path, index])}
                type="button"
                data-part="closed"
                data-look="quiet"
                aria-expanded={false}
                onClick={() => open(index)}
              >
                {nameOf(index)}: {shown(wordsOf(each))}
              </Closed>
            ) : (
              <InnerField schema={item} path={[...path, index]} title={nameOf(index)} />
            )}
            <Moves>
              <Handle {...drag.handle({ list, index })}>⠿</Handle>
              <EntryButtons {...{ path, index, move, remove }} name={nameOf(index)} count={items.length} />
            </Moves>
          </li>
        ))}
        {gone !== undefined && gone >= items.length && (
          <li>
            <Removed />
          </li>
        )}
      </Items>
      <Tools>
        <Button type="button" onClick={add}>
          + {title}
        </Button>
      </Tools>
      <div id={field.describedBy}>
        <Hint>{field.description}</Hint>
        <Problems problems={field.problems} isTouched={field.isTouched} />
      </div>
    </Group>
  );
}

interface Entries {
  field: FieldState;
  /** The schema of one entry. */
  item: z.ZodType;
  count: number;
  nameOf: (index: number) => string;
}

/** The changes to the entries of a list, each announced, with the caret where the next step is. */
function useEntries(path: Path, { field, item, count, nameOf }: Entries) {
  const { session, announce, tellRemoval } = useForm();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const open = (index: number) => {
    const id = idsAt(session.snapshot().ids, path)[index];
    if (id !== undefined) setOpened((before) => new Set([...before, id]));
    onceDrawn(() => focusField([...path, index]));
  };
  const move = (index: number, to: number) => {
    session.move(path, index, to);
    announce(`${nameOf(index)} moved to ${to + 1} of ${count}.`);
    // The buttons of the end of a list are off: the caret goes to the one that is on.
    onceDrawn(() => document.getElementById(moveId(path, to, to < index ? 'up' : 'down'))?.focus());
  };
  const add = () => {
    session.insert(path, count, emptyOf(item));
    announce(`${nameOf(count)} was added.`);
    open(count);
  };
  const remove = (index: number) => {
    const isLast = count === 1 && !field.isRequired;
    if (isLast) session.clear(path);
    else session.remove(path, index);
    tellRemoval({
      words: `${nameOf(index)} was removed: ${counted(count - 1, 'entry', 'entries')} left.`,
      from: isLast ? undefined : { list: pointerOf(path), index },
      path: [...path, index],
    });
    focusUndo();
  };
  return { opened, open, move, add, remove };
}

const moveId = (path: Path, index: number, way: 'up' | 'down') => `move-${way}${pointerOf([...path, index])}`;

type EntryProps = Pick<ReturnType<typeof useEntries>, 'move' | 'remove'> & {
  path: Path;
  index: number;
  name: string;
  count: number;
};

function EntryButtons({ path, index, name, count, move, remove }: EntryProps) {
  return (
    <>
      {WAYS.map(({ way, step, arrow, last }) => {
        const isLast = index === last(count);
        return (
          <Button
            key={way}
            id={moveId(path, index, way)}
            type="button"
            data-look="quiet"
            data-size="icon"
            aria-label={`Move ${name} ${way}`}
            aria-disabled={isLast}
            onClick={() => !isLast && move(index, index + step)}
          >
            {arrow}
          </Button>
        );
      })}
      <Button
        type="button"
        data-look="quiet"
        data-size="icon"
        aria-label={`Remove ${name}`}
        onClick={() => remove(index)}
      >
        ✕
      </Button>
    </>
  );
}

const WAYS = [
  { way: 'up', step: -1, arrow: '↑', last: () => 0 },
  { way: 'down', step: 1, arrow: '↓', last: (length: number) => length - 1 },
] as const;

/** The name of an entry among the others. */
const wordsOf = (entry: unknown): string =>
  Object.values(isObject(entry) ? entry : {})
    .filter((each) => typeof each === 'string')
    .slice(0, 2)
    .join(' ');

/** The value of a new entry: empty wherever somebody would have to choose. */
function emptyOf(schema: z.ZodType): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return [];
  if (inner instanceof z.ZodObject) return {};
  if (inner instanceof z.ZodUnion) return emptyOf(inner.options[0] as z.ZodType);
  return '';
}
