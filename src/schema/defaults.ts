import type { z } from 'zod';
import { isObject } from '../json/is-object';
import { planFor, planOf } from './plan';

/**
 * The result of zod for a value that already fits its schema: its fields in the order of the schema, with defaults. A
 * value that needs neither is returned as it is, so that a document and its typed value are one object.
 */
export function withDefaults(schema: z.ZodType, value: unknown): unknown {
  const { item, fields } = planFor(planOf(schema), value) ?? {};
  if (item && Array.isArray(value)) {
    const items = value.map((each) => withDefaults(item, each));
    return items.every((each, index) => each === value[index]) ? value : items;
  }
  if (!fields || !isObject(value)) return value;
  const filled: Record<string, unknown> = {};
  for (const [key, field] of fields) {
    const written = Object.hasOwn(value, key);
    const { fallback } = planOf(field);
    if (written) filled[key] = withDefaults(field, value[key]);
    else if (fallback) filled[key] = fallback();
  }
  return isSame(filled, value) ? value : filled;
}

function isSame(filled: Record<string, unknown>, value: Record<string, unknown>): boolean {
  const keys = Object.keys(value);
  return Object.keys(filled).every((key, place) => keys[place] === key && filled[key] === value[key]);
}
