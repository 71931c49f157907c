import type { z } from 'zod';
import { planOf } from './plan';
import type { Plan } from './plan';

/** Tells whether a schema, or one within it, is so. Each is looked through once: most of a page is not. */
export function holds(isSo: (schema: z.ZodType) => boolean): (schema: z.ZodType) => boolean {
  const cache = new WeakMap<z.ZodType, boolean>();
  return (schema) => {
    const before = cache.get(schema);
    if (before !== undefined) return before;
    const seen = new Set([schema]);
    let isFound = false;
    for (const each of seen) {
      isFound = isSo(each) || cache.get(each) === true;
      if (isFound) break;
      for (const inner of innerOf(planOf(each))) seen.add(inner);
    }
    // Where nothing was found, nothing is in what was looked through either.
    for (const each of isFound ? [schema] : seen) cache.set(each, isFound);
    return isFound;
  };
}

const innerOf = ({ item, fields, byValue, options }: Plan): z.ZodType[] => [
  ...(item ? [item] : []),
  ...(fields?.values() ?? []),
  ...[...(byValue?.plans.values() ?? []), ...(options ?? [])].flatMap(innerOf),
];
