import type { z } from 'zod';
import { isObject } from '../../json/is-object';
import { childrenOf, metaOf, shapeOf } from '../../schema/children';
import { holds } from '../../schema/holds';
import { slugOf } from '../../schema/slug';
import type { Field } from '../../schema/walk';

/** Names that the frame around every page already has, and what they lead to. */
export const RESERVED_IDS: ReadonlyMap<string, string> = new Map([
  ['main', 'the main part of every page, where "Skip to main content" leads'],
  ['root', 'the whole page'],
]);

/** The names for links that authors gave to parts of a document. */
export const namesGiven = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ kind, value, path }) =>
    kind === 'id' && path.at(-1) === 'id' && typeof value === 'string' ? [value] : [],
  );

/**
 * A block in which each part that is named after its words (`namedAfter`) has its name. `taken` are the names of the
 * page, to which these are added, so that no two parts have the same.
 */
export function withNames(schema: z.ZodType, block: unknown, taken: Set<string>): unknown {
  if (!makesNames(schema)) return block;
  const children = childrenOf(schema, block).map(
    (child) => [child.key, withNames(child.schema, child.value, taken)] as const,
  );
  if (Array.isArray(block)) return children.map(([, item]) => item);
  if (!isObject(block)) return block;
  const named: Record<string, unknown> = { ...block, ...Object.fromEntries(children) };
  for (const [key, field] of shapeOf(schema, block)) {
    const words = named[metaOf(field).namedAfter ?? ''];
    if (named[key] === undefined && typeof words === 'string') named[key] = nameFor(words, taken);
  }
  return named;
}

function nameFor(words: string, taken: Set<string>): string {
  const name = slugOf(words) || 'part';
  const isFree = (each: string) => !taken.has(each) && !RESERVED_IDS.has(each);
  let free = name;
  for (let number = 2; !isFree(free); number += 1) free = `${name}-${number}`;
  taken.add(free);
  return free;
}

/** Few blocks have parts that are named after their words, and the others are left as they are. */
export const makesNames = holds((schema) => metaOf(schema).namedAfter !== undefined);
