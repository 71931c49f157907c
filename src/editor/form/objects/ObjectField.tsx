import { useState } from 'react';
import type { z } from 'zod';
import { isObject } from '../../../json/is-object';
import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import { metaOf, shapeOf } from '../../../schema/children';
import { Button } from '../../look/controls';
import { isOptional, unwrapped } from '../../schema/unwrapped';
import { Problems } from '../FieldFrame';
import { focusField, onceDrawn } from '../field-id';
import { useForm } from '../FormContext';
import { Group, Stack, Tools } from '../groups';
import { InnerField } from '../InnerField';
import { LeaveOut } from './LeaveOut';
import { useField } from '../use-field';
import type { FieldProps } from '../use-field';

/** An object: its fields in a frame with its name. */
export function ObjectField(props: FieldProps) {
  const field = useField(props);
  return (
    <Group id={field.id} aria-describedby={field.describedBy}>
      <legend>{field.title}</legend>
      <Fields schema={props.schema} path={props.path} />
      <div id={field.describedBy}>
        <Problems problems={field.problems} isTouched={field.isTouched} />
      </div>
      <LeaveOut {...field} />
    </Group>
  );
}

type Props = {
  schema: z.ZodType;
  path: Path;
  /** Fields that are shown elsewhere. */
  except?: (name: string, schema: z.ZodType) => boolean;
};

/** Fields that no author writes. */
const OWN_FIELDS = new Set(['$schema', 'version']);

/** The fields of an object: those that are there or must be, then the names of those that may be added. */
export function Fields({ schema, path, except }: Props) {
  const { snapshot } = useForm();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const value = valueAt(snapshot.value, path);
  const all = [...shapeOf(unwrapped(schema), value ?? {})].filter(
    ([name, each]) => !OWN_FIELDS.has(name) && !except?.(name, each) && unwrapped(each).def.type !== 'literal',
  );
  const isShown = ([name, each]: [string, z.ZodType]) =>
    !isOptional(each) ||
    (isObject(value) && Object.hasOwn(value, name)) ||
    opened.has(name) ||
    metaOf(each).kind === 'focus';
  const open = (name: string) => {
    setOpened(new Set([...opened, name]));
    onceDrawn(() => focusField([...path, name]));
  };
  const hidden = all.filter((each) => !isShown(each));
  return (
    <Stack>
      {all.filter(isShown).map(([name, each]) => (
        <InnerField key={name} schema={each} path={[...path, name]} />
      ))}
      {hidden.length > 0 && (
        <Tools role="group" aria-label="Fields that may be added">
          {hidden.map(([name, each]) => (
            <Button key={name} type="button" data-look="quiet" onClick={() => open(name)}>
              + {metaOf(each).title ?? name}
            </Button>
          ))}
        </Tools>
      )}
    </Stack>
  );
}
