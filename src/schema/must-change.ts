import { z } from 'zod';
import { childrenOf, metaOf } from './children';
import type { Path } from '../json/path';

/** A value that whoever copies the page must write anew: `onCopy: 'must-change'`. */
export interface MustChange {
  path: Path;
  schema: z.ZodType;
  value: unknown;
}

/** The values of a document that a copier must write anew, in document order; the outermost of each. */
export function mustChangeIn(schema: z.ZodType, value: unknown, path: Path = []): MustChange[] {
  if (metaOf(schema).onCopy === 'must-change') return [{ path, schema, value }];
  return childrenOf(schema, value).flatMap((child) => mustChangeIn(child.schema, child.value, path.concat(child.key)));
}

/** Whether the field must change and may be left out, or is a list that may be empty: a copy begins without it. */
export const mayBeLeftOut = ({ schema }: MustChange): boolean =>
  schema instanceof z.ZodDefault || (schema instanceof z.ZodOptional && metaOf(schema).onCopy === 'must-change');
