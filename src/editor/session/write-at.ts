import { addField, insertItem, removeValue, replaceValue } from '../../json/edit-json';
import { isObject } from '../../json/is-object';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { schemaAt, shapeOf } from '../../schema/children';
import { isOptional } from '../schema/unwrapped';
import type { z } from 'zod';

/** A document as it is written: its text, what that says, and by which schema. */
export interface Written {
  text: string;
  value: unknown;
  schema: z.ZodType;
}

/** Writes a value at a path, with the objects and lists around it that are not there yet. */
export function writeAt({ text, value: document, schema }: Written, path: Path, value: unknown): string {
  if (path.length === 0 || valueAt(document, path) !== undefined) return replaceValue(text, path, value);
  let depth = path.length - 1;
  while (depth > 0 && valueAt(document, path.slice(0, depth)) === undefined) depth -= 1;
  const owner = path.slice(0, depth);
  const name = path[depth]!;
  const inner = path
    .slice(depth + 1)
    .reduceRight<unknown>((within, step) => (typeof step === 'number' ? [within] : { [step]: within }), value);
  if (typeof name === 'number') return insertItem(text, owner, inner, name);
  const present = valueAt(document, owner);
  const ownerSchema = schemaAt(schema, document, owner);
  const order = ownerSchema ? [...shapeOf(ownerSchema, present).keys()] : [];
  const after = order.slice(0, order.indexOf(name)).findLast((key) => isObject(present) && Object.hasOwn(present, key));
  return addField(text, owner, { name, value: inner, ...(after !== undefined && { after }) });
}

/** Takes a value out, and what is empty then and may be left out too. */
export function clearAt({ text, value: document, schema }: Written, path: Path): string {
  if (valueAt(document, path) === undefined) return text;
  let gone = path;
  while (gone.length > 1) {
    const owner = gone.slice(0, -1);
    const around = valueAt(document, owner);
    const size = isObject(around) ? Object.keys(around).length : Array.isArray(around) ? around.length : 0;
    const ownerSchema = schemaAt(schema, document, owner);
    if (size > 1 || !ownerSchema || typeof owner.at(-1) === 'number' || !isOptional(ownerSchema)) break;
    gone = owner;
  }
  return removeValue(text, gone);
}
