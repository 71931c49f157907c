import { z } from 'zod';
import { isObject } from '../json/is-object';
import type { Path } from '../json/path';
import { planFor, planOf } from './plan';

/** A field of an object or an item of a list, with the schema that holds for it. */
export interface Child {
  key: string | number;
  schema: z.ZodType;
  value: unknown;
}

/** The direct children of a value: empty for a text or number; skips fields the schema does not have. */
export function childrenOf(schema: z.ZodType, value: unknown): Child[] {
  const { item, fields } = planFor(planOf(schema), value) ?? {};
  if (item && Array.isArray(value)) return value.map((each: unknown, key) => ({ key, schema: item, value: each }));
  if (!fields || !isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const field = fields.get(key);
    return field ? [{ key, schema: field, value: each }] : [];
  });
}

/** The fields that an object may have; empty for anything but an object. */
export const shapeOf = (schema: z.ZodType, value: unknown): ReadonlyMap<string, z.ZodType> =>
  planFor(planOf(schema), value)?.fields ?? new Map<string, z.ZodType>();

const metas = new WeakMap<z.ZodType, z.GlobalMeta>();

/**
 * The metadata of a field, also through wrappers that make it optional. Cached, because every value of every page needs
 * it.
 */
export function metaOf(schema: z.ZodType): z.GlobalMeta {
  const cached = metas.get(schema);
  if (cached) return cached;
  const own = z.globalRegistry.get(schema);
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  const meta = { ...(isWrapped && metaOf(schema.unwrap() as z.ZodType)), ...own };
  metas.set(schema, meta);
  return meta;
}

/** The schema of the field at a path of a value; `undefined` where there is none. */
export function schemaAt(schema: z.ZodType, value: unknown, [step, ...rest]: Path): z.ZodType | undefined {
  if (step === undefined) return schema;
  const { item, fields } = planFor(planOf(schema), value) ?? {};
  if (Array.isArray(value)) return item && step in value ? schemaAt(item, value[Number(step)], rest) : undefined;
  const field = isObject(value) && Object.hasOwn(value, step) ? fields?.get(String(step)) : undefined;
  return field && schemaAt(field, (value as Record<string, unknown>)[step], rest);
}
