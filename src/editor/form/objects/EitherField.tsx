import { z } from 'zod';
import { isObject } from '../../../json/is-object';
import { isToDo } from '../../../content/to-do';
import { metaOf } from '../../../schema/children';
import { planFor, planOf } from '../../../schema/plan';
import { Button } from '../../look/controls';
import { isOptional, unwrapped } from '../../schema/unwrapped';
import { useForm } from '../FormContext';
import { Stack, Tools } from '../groups';
import { InnerField } from '../InnerField';
import { useField } from '../use-field';
import type { FieldProps } from '../use-field';

/** A value in either of two forms, distinguished by shape: a place, or a place next door. */
export function EitherField({ options, ...props }: FieldProps & { options: readonly z.ZodType[] }) {
  const field = useField(props);
  const { announce } = useForm();
  const { value } = field;
  const fits = planFor(planOf(props.schema), value)?.fits;
  const now = options.find((option) => planOf(option).fits === fits) ?? options[0]!;
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

/** A value in another form, with the fields that both have; where none is, words go where that form has words first. */
function turned(to: z.ZodType, value: unknown): { next: unknown; isWhole: boolean } {
  const inner = unwrapped(to);
  const words = isObject(value) ? Object.values(value).find((each) => typeof each === 'string') : value;
  const text = typeof words === 'string' && !isToDo(words) ? words : '';
  if (inner instanceof z.ZodArray) return { next: [], isWhole: value === undefined };
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape as Record<string, z.ZodType>);
    const has = (name: string) => isObject(value) && Object.hasOwn(value, name);
    if (isObject(value) && fields.some(([name]) => has(name))) {
      const needed = fields.filter(([name, field]) => has(name) || !isOptional(field));
      const next = Object.fromEntries(needed.map(([name]) => [name, has(name) ? value[name] : '']));
      return { next, isWhole: Object.keys(value).every((name) => Object.hasOwn(inner.shape, name)) };
    }
    const [first] = fields[0]!;
    const isText = unwrapped(inner.shape[first] as z.ZodType) instanceof z.ZodString;
    return { next: isText ? { [first]: text } : {}, isWhole: typeof value === 'string' };
  }
  if (inner instanceof z.ZodNumber)
    return { next: Array.isArray(value) ? value[0] : value, isWhole: !Array.isArray(value) };
  return { next: text, isWhole: !isObject(value) || Object.keys(value).length <= 1 };
}
