import { z } from 'zod';
import { isToDo } from '../../content/to-do';
import { isObject } from '../../json/is-object';
import { metaOf, shapeOf } from '../../schema/children';
import { isOptional, unwrapped } from '../schema/unwrapped';

const holdsToDo = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(holdsToDo) : isToDo(value);

/** Whether a value fits its schema, and nothing of it is left to write. */
export const isWhole = (schema: z.ZodType, value: unknown): boolean =>
  !holdsToDo(value) && schema.safeParse(value).success;

/** Stands around the words that nobody has written yet. */
export const STAND_IN = ['‹', '›'] as const;

/**
 * A value that fits its schema, made of one that does not yet: what is right stays, words that are missing are named in
 * their place, and numbers are those of another page. `undefined` where nothing can stand in.
 */
export function standIn(schema: z.ZodType, value: unknown, other: unknown): unknown {
  if (isToDo(value)) return standIn(unwrapped(schema), undefined, other);
  if (isWhole(schema, value)) return value;
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return listFor(inner, value, other);
  const shape = shapeOf(inner, value ?? other ?? {});
  if (shape.size > 0) return objectFor(shape, value, other);
  if (inner instanceof z.ZodUnion && !isObject(value)) return fitting(inner, [wordsFor(inner), other]);
  return fitting(inner, [wordsFor(inner), other, ...examplesOf(inner)]);
}

function listFor(schema: z.ZodArray, value: unknown, other: unknown): unknown {
  const item = schema.element as z.ZodType;
  const others: readonly unknown[] = Array.isArray(other) ? other : [];
  const items = (Array.isArray(value) ? (value as unknown[]) : [])
    .map((each, index) => standIn(item, each, others[index]))
    .filter((each) => each !== undefined);
  return fitting(schema, [items, [...items, ...others.slice(items.length)], other]);
}

function objectFor(shape: ReadonlyMap<string, z.ZodType>, value: unknown, other: unknown): object {
  const [own, others] = [value, other].map((each) => (isObject(each) ? each : {}));
  return Object.fromEntries(
    [...shape]
      .filter(([name, schema]) => Object.hasOwn(own!, name) || !isOptional(schema))
      .map(([name, schema]) => [name, standIn(schema, own![name], others![name])] as const)
      .filter(([, each]) => each !== undefined),
  );
}

const wordsFor = (schema: z.ZodType) => `${STAND_IN[0]}${metaOf(schema).title ?? 'Words'}${STAND_IN[1]}`;
const examplesOf = (schema: z.ZodType): unknown[] => (metaOf(schema).examples ?? []) as unknown[];
const fitting = (schema: z.ZodType, values: readonly unknown[]): unknown =>
  values.find((value) => schema.safeParse(value).success);
