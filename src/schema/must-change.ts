import { z } from 'zod';
import { childrenOf, metaOf } from './children';
import type { Path } from '../json/path';
import { holds } from './holds';

/** A value that whoever copies the page must write anew, or leave out: `onCopy`. */
export interface MustChange {
  path: Path;
  schema: z.ZodType;
  value: unknown;
}

/** The values of a document that a copier must write anew, in document order; the outermost of each. */
export function mustChangeIn(schema: z.ZodType, value: unknown, path: Path = []): MustChange[] {
  if (isMarked(schema)) return isOneToken(value) ? [] : [{ path, schema, value }];
  return childrenOf(schema, value).flatMap((child) =>
    mayHold(child.schema) ? mustChangeIn(child.schema, child.value, path.concat(child.key)) : [],
  );
}

/** Such a text, as `{area.intro}`, changes with its fact. */
const isOneToken = (value: unknown) => typeof value === 'string' && /^\{\w+\.\w+\}$/.test(value);

const isMarked = (schema: z.ZodType): boolean => {
  const { onCopy } = metaOf(schema);
  return onCopy === 'must-change' || onCopy === 'leave-out';
};
const mayHold = holds(isMarked);

/** Whether a new page begins without the field: it may be left out, or is a list that may be empty. */
export const mayBeLeftOut = ({ schema }: MustChange): boolean =>
  schema instanceof z.ZodDefault || metaOf(schema).onCopy === 'leave-out';
