import { z } from 'zod';
import { holdsToDo, isToDo } from '../../content/to-do';
import { isObject } from '../../json/is-object';
import { metaOf, shapeOf } from '../../schema/children';
import { byField, isBlocks, isOptional, unwrapped } from '../schema/unwrapped';
import type { ByField } from '../schema/unwrapped';

/** Whether a value fits its schema, and nothing of it is left to write. */
export const isWhole = (schema: z.ZodType, value: unknown): boolean =>
  !holdsToDo(value) && schema.safeParse(value).success;

/** Stands around the words that nobody has written yet. */
export const STAND_IN = ['‹', '›'] as const;

/**
 * A value that fits its schema, made of one that does not yet: what is right stays, words that are missing are named in
 * their place, and single numbers are those of `other`. A part that nothing can stand in for is left out alone, never
 * the parts beside it. `undefined` where nothing can stand in.
 */
export function standIn(schema: z.ZodType, value: unknown, other: unknown): unknown {
  if (isToDo(value)) return standIn(schema, undefined, other);
  if (isWhole(schema, value)) return value;
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return listFor(inner, value, other);
  const choice = byField(inner);
  if (choice) return choiceFor(choice, value, other);
  if (inner instanceof z.ZodUnion && !isObject(value)) return fitting(inner, [wordsFor(inner), other]);
  const shape = shapeOf(inner, value ?? other ?? {});
  if (shape.size > 0) return fitting(inner, [objectFor(shape, value, other)]);
  return fitting(inner, [wordsFor(inner), other, ...examplesOf(inner), ...simplestOf(inner)]);
}

/** The fewest entries that any list of ours needs is below this. */
const MOST_FILLED = 8;

function listFor(schema: z.ZodArray, value: unknown, other: unknown): unknown {
  const item = schema.element as z.ZodType;
  const others: readonly unknown[] = Array.isArray(other) ? other : [];
  const items = (Array.isArray(value) ? (value as unknown[]) : [])
    .map((each, index) => standIn(item, each, others[index]))
    .filter((each) => each !== undefined);
  // Blocks of another page are never drawn as if they stood on this one.
  if (isBlocks(schema)) return fitting(schema, [items]);
  const one = standIn(item, undefined, undefined);
  const filled =
    one === undefined
      ? []
      : Array.from({ length: MOST_FILLED }, (_, more) => [...items, ...Array<unknown>(more).fill(one)]);
  return fitting(schema, [items, ...filled, other]);
}

/** The same sort as is written; of what has none yet the first that can stand in. */
function choiceFor({ field, options }: ByField, value: unknown, other: unknown): unknown {
  const tag = isObject(value) ? value[field] : undefined;
  const chosen = options.filter((option) => option.value === tag);
  const found = (chosen.length > 0 ? chosen : options).map((option) => {
    const isAlike = isObject(other) && other[field] === option.value;
    const own = { ...(isObject(value) ? value : {}), [field]: option.value };
    return standIn(option.schema, own, isAlike ? other : undefined);
  });
  return found.find((each) => each !== undefined);
}

function objectFor(shape: ReadonlyMap<string, z.ZodType>, value: unknown, other: unknown): object {
  const [own, others] = [value, other].map((each) => (isObject(each) ? each : {}));
  return Object.fromEntries(
    [...shape]
      .filter(
        ([name, schema]) => !isOptional(schema) || (Object.hasOwn(own!, name) && !lacksNumber(schema, own![name])),
      )
      .map(([name, schema]) => [name, standIn(schema, own![name], others![name])] as const)
      .filter(([, each]) => each !== undefined),
  );
}

/** A rating of which only the average is written is no rating yet: nobody gave so many reviews. */
const lacksNumber = (schema: z.ZodType, value: unknown): boolean =>
  isObject(value) &&
  [...shapeOf(unwrapped(schema), value)].some(
    ([name, each]) => unwrapped(each) instanceof z.ZodNumber && !isOptional(each) && typeof value[name] !== 'number',
  );

function simplestOf(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodNumber) return [schema.minValue, schema.maxValue, 1, 0];
  return schema instanceof z.ZodBoolean ? [false] : [];
}

const wordsFor = (schema: z.ZodType) => `${STAND_IN[0]}${metaOf(schema).title ?? 'Words'}${STAND_IN[1]}`;
const examplesOf = (schema: z.ZodType): unknown[] => (metaOf(schema).examples ?? []) as unknown[];
const fitting = (schema: z.ZodType, values: readonly unknown[]): unknown =>
  values.find((value) => value !== undefined && schema.safeParse(value).success);
