import { lowerFirst } from '../wording/lower-first';
import { isObject } from '../../json/is-object';
import type { z } from 'zod';
import { childrenOf, metaOf } from '../../schema/children';
import { pageBlockSchemas } from '../documents/page.schema';
import { aligned } from './aligned';

/** Something that differs between two versions of a document, named as its fields are. */
export interface Difference {
  /** From the outside in: `hero "Day and night"`, `introduction`. */
  where: readonly string[];
  /** The name of the field itself: `responseMinutes`. */
  field: string;
  /** The old value; missing for a new one. */
  before?: unknown;
  /** The new value; missing for a removed one. */
  after?: unknown;
  isMoved?: true;
}

/** The differences between two values of a schema. Fields without a title are invisible to visitors. */
export function differences(
  schema: z.ZodType,
  before: unknown,
  after: unknown,
  where: readonly string[] = [],
  field = '',
): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (before === undefined || after === undefined)
    return [{ where, field, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(schema, { before, after, where, field });
  if (isObject(before) && isObject(after)) {
    const was = new Map(childrenOf(schema, before).map((child) => [child.key, child]));
    const is = new Map(childrenOf(schema, after).map((child) => [child.key, child]));
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
      const child = (is.get(key) ?? was.get(key))!;
      return differences(
        child.schema,
        was.get(key)?.value,
        is.get(key)?.value,
        [...where, titleOf(child.schema, String(key))],
        String(key),
      );
    });
  }
  return [{ where, field, before, after }];
}

interface Lists {
  before: unknown[];
  after: unknown[];
  where: readonly string[];
  field: string;
}

function listDifferences(schema: z.ZodType, { before, after, where, field }: Lists): Difference[] {
  const item = childrenOf(schema, before.length > 0 ? before : after)[0]?.schema;
  return aligned(before, after).flatMap(({ was, is, number, isMoved }): Difference[] => {
    const here = [...where.slice(0, -1), nameOf(is ?? was, number, item)];
    if (isMoved) return [{ where: here, field, before: was, after: is, isMoved }];
    if (was === undefined || is === undefined || !item || !isObject(was) || !isObject(is)) {
      return [
        { where: here, field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) },
      ];
    }
    return differences(item, was, is, here, field);
  });
}

/** An entry of a list as people call it: `hero "Day and night"`, `card "Roof repair"`, `paragraph 2`. */
function nameOf(entry: unknown, number: number, schema: z.ZodType | undefined): string {
  const type = isObject(entry)
    ? Object.entries(pageBlockSchemas).find(([each]) => each === entry['type'])?.[1]
    : undefined;
  const title = (type ?? schema) && metaOf((type ?? schema)!).title;
  const kind = lowerFirst(title ?? 'entry');
  const words = isObject(entry) ? NAMES.map((name) => entry[name]).find((each) => typeof each === 'string') : undefined;
  if (typeof words === 'string') return `${kind} "${words}"`;
  return type ? kind : `${kind} ${number}`;
}

/** Fields by which people know an entry, the best first. */
const NAMES = ['heading', 'name', 'label', 'ref', 'id'];

const titleOf = (schema: z.ZodType, key: string) => lowerFirst(metaOf(schema).title ?? key);
