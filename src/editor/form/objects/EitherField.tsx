import { z } from 'zod';
import { isObject } from '../../../json/is-object';
import { isToDo } from '../../../content/to-do';
import { metaOf } from '../../../schema/children';
import { Button } from '../../look/controls';
import { unwrapped } from '../../schema/unwrapped';
import { useForm } from '../FormContext';
import { Stack, Tools } from '../groups';
import { InnerField } from '../InnerField';
import { useField } from '../use-field';
import type { FieldProps } from '../use-field';

/** A value in either of two forms, distinguished by shape: a place, or a place next door. */
export function EitherField(props: FieldProps) {
  const field = useField(props);
  const { announce } = useForm();
  const options =
    unwrapped(props.schema).def.type === 'union'
      ? ((unwrapped(props.schema) as z.ZodUnion).options as z.ZodType[])
      : [];
  const { value } = field;
  const now = options.find((option) => isOf(option, value)) ?? options[0]!;
  const others = options.filter((option) => option !== now);
  const turn = (to: z.ZodType) => {
    const { next, isWhole } = turned(to, value);
    field.set(next);
    if (!isWhole) announce('Something does not fit here and was removed. Undo brings it back.');
  };
  return (
    <Stack>
      <InnerField {...props} schema={now} title={props.title ?? field.title} />
      <Tools>
        {others.map((option) => (
          <Button key={metaOf(option).title} type="button" data-look="quiet" onClick={() => turn(option)}>
            {metaOf(option).title ?? 'Other format'}
          </Button>
        ))}
      </Tools>
    </Stack>
  );
}

function isOf(schema: z.ZodType, value: unknown): boolean {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return Array.isArray(value);
  if (inner instanceof z.ZodObject) {
    const needed = Object.keys(inner.shape)[0]!;
    return isObject(value) && (Object.hasOwn(value, needed) || schema.safeParse(value).success);
  }
  if (inner instanceof z.ZodNumber) return typeof value === 'number';
  return typeof value === 'string';
}

/** A value in another form; its words go where that form has words first. */
function turned(to: z.ZodType, value: unknown): { next: unknown; isWhole: boolean } {
  const inner = unwrapped(to);
  const words = isObject(value) ? Object.values(value).find((each) => typeof each === 'string') : value;
  const text = typeof words === 'string' && !isToDo(words) ? words : '';
  if (inner instanceof z.ZodArray) return { next: [], isWhole: value === undefined };
  if (inner instanceof z.ZodObject) {
    const [first] = Object.entries(inner.shape as Record<string, z.ZodType>)[0]!;
    const isText = unwrapped(inner.shape[first] as z.ZodType) instanceof z.ZodString;
    return { next: isText ? { [first]: text } : {}, isWhole: typeof value === 'string' };
  }
  if (inner instanceof z.ZodNumber)
    return { next: Array.isArray(value) ? value[0] : value, isWhole: !Array.isArray(value) };
  return { next: text, isWhole: !isObject(value) || Object.keys(value).length <= 1 };
}
