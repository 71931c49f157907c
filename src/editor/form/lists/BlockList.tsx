import { useState } from 'react';
import type { z } from 'zod';
import { styled } from 'styled-components';
import { blockName, blockTitle } from '../../edit/block-words';
import { newBlock } from '../../edit/new-block';
import { isObject } from '../../../json/is-object';
import { Button, Quiet } from '../../look/controls';
import { byField, unwrapped } from '../../schema/unwrapped';
import { idsAt } from '../../session/item-ids';
import { BlockPicker } from './BlockPicker';
import { Problems } from '../FieldFrame';
import { useForm } from '../FormContext';
import { Group } from '../groups';
import { useField } from '../use-field';
import type { FieldProps } from '../use-field';
import { useShown } from '../text/use-shown';

const List = styled.ol`
  display: grid;
  gap: 0.25rem;
  & button {
    width: 100%;
    justify-content: start;
    white-space: normal;
    text-align: start;
  }
`;

/** The blocks within a block. Each opens as a form of its own. */
export function BlockList(props: FieldProps) {
  const field = useField(props);
  const { snapshot, select } = useForm();
  const { shown } = useShown();
  const blocks: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const ids = idsAt(snapshot.ids, props.path);
  return (
    <Group id={field.id} aria-describedby={field.describedBy}>
      <legend>{field.title}</legend>
      <List>
        {blocks.map((block, index) => (
          <li key={ids[index] ?? index}>
            <Button type="button" onClick={() => select([...props.path, index])}>
              {blockTitle(isObject(block) && block['type'])} <Quiet>{shown(blockName(block))}</Quiet>
            </Button>
          </li>
        ))}
      </List>
      <AddBlock schema={props.schema} path={props.path} index={blocks.length} />
      <div id={field.describedBy}>
        <Problems problems={field.problems} isTouched={field.isTouched} />
      </div>
    </Group>
  );
}

type AddProps = Pick<FieldProps, 'schema' | 'path'> & { index: number };

/** Puts a block of a chosen sort into a list. */
export function AddBlock({ schema, path, index }: AddProps) {
  const { session, select, announce } = useForm();
  const [isOpen, setOpen] = useState(false);
  const options = byField((unwrapped(schema) as z.ZodArray).element as z.ZodType)?.options ?? [];
  const add = (type: string) => {
    session.insert(path, index, newBlock(type));
    announce(`${blockTitle(type)} was added as block ${index + 1}.`);
    select([...path, index]);
  };
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        + Add a block…
      </Button>
      {isOpen && <BlockPicker options={options} onPick={add} onClose={() => setOpen(false)} />}
    </div>
  );
}
