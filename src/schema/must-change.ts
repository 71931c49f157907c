import { z } from 'zod';
import { childrenOf } from './walk';
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

const metas = new WeakMap<z.ZodType, z.GlobalMeta>();

/** What a field says of itself, also through the wrappers of one that may be left out. Asked of every value of every page, so worked out once. */
export function metaOf(schema: z.ZodType): z.GlobalMeta {
  const known = metas.get(schema);
  if (known) return known;
  const own = z.globalRegistry.get(schema);
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  const meta = { ...(isWrapped && metaOf(schema.unwrap() as z.ZodType)), ...own };
  metas.set(schema, meta);
  return meta;
}

/** The schema of the field at a path of a value; `undefined` where there is none. */
export function schemaAt(schema: z.ZodType, value: unknown, [step, ...rest]: Path): z.ZodType | undefined {
  if (step === undefined) return schema;
  const child = childrenOf(schema, value).find(({ key }) => key === step);
  return child && schemaAt(child.schema, child.value, rest);
}
