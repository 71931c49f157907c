import { z } from 'zod';
import { childrenOf, metaOf } from './children';
import type { Path } from '../json/path';
import { planOf } from './plan';
import type { Plan } from './plan';

/** A value that whoever copies the page must write anew, or leave out: `onCopy`. */
export interface MustChange {
  path: Path;
  schema: z.ZodType;
  value: unknown;
}

/** The values of a document that a copier must write anew, in document order; the outermost of each. */
export function mustChangeIn(schema: z.ZodType, value: unknown, path: Path = []): MustChange[] {
  const { onCopy } = metaOf(schema);
  if (onCopy === 'must-change' || onCopy === 'leave-out') return [{ path, schema, value }];
  return childrenOf(schema, value).flatMap((child) =>
    mayHold(child.schema) ? mustChangeIn(child.schema, child.value, path.concat(child.key)) : [],
  );
}

const held = new WeakMap<z.ZodType, boolean>();

/** Whether a schema, or one within it, is marked so: most of a page is not. */
function mayHold(schema: z.ZodType): boolean {
  const known = held.get(schema);
  if (known !== undefined) return known;
  const seen = new Set([schema]);
  let isHeld = false;
  for (const each of seen) {
    const { onCopy } = metaOf(each);
    isHeld = onCopy === 'must-change' || onCopy === 'leave-out' || held.get(each) === true;
    if (isHeld) break;
    for (const inner of innerOf(planOf(each))) seen.add(inner);
  }
  // Where nothing was found, nothing is in what was looked through either.
  for (const each of isHeld ? [schema] : seen) held.set(each, isHeld);
  return isHeld;
}

const innerOf = ({ item, fields, byValue, options }: Plan): z.ZodType[] => [
  ...(item ? [item] : []),
  ...(fields?.values() ?? []),
  ...[...(byValue?.plans.values() ?? []), ...(options ?? [])].flatMap(innerOf),
];

/** Whether a new page begins without the field: it may be left out, or is a list that may be empty. */
export const mayBeLeftOut = ({ schema }: MustChange): boolean =>
  schema instanceof z.ZodDefault || metaOf(schema).onCopy === 'leave-out';
