import type { z } from 'zod';
import { isObject } from '../json/is-object';
import { planFor, planOf } from '../schema/plan';
import { schemaOf } from './site';
import type { DocumentKind, Documents, SiteDocument } from './site';

type Plain = string | number | boolean | null | undefined;
type List = readonly unknown[];
type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never;

/** A value of which any part may be missing. A field that only some members of a union have may be read from all. */
export type ValidParts<T> =
  | Extract<T, Plain>
  | (Extract<T, List> extends infer Lists
      ? Lists extends readonly (infer Item)[]
        ? readonly (ValidParts<Item> | undefined)[]
        : never
      : never)
  | ([Exclude<T, Plain | List>] extends [never]
      ? never
      : {
          readonly [Key in KeyOf<Exclude<T, Plain | List>>]?: ValidParts<ValueOf<Exclude<T, Plain | List>, Key>>;
        });

const cache = new WeakMap<object, unknown>();

/**
 * The typed parts of a document that fit their schema, so that one mistake does not hide the rest. A wrong item of a
 * list leaves a hole in it. While anything is wrong no default is filled in, because a missing field may be a misspelt
 * one.
 */
export function validPartsOf<Kind extends DocumentKind>(
  document: SiteDocument<Kind> | undefined,
): ValidParts<Documents[Kind]> & object {
  type Whole = ValidParts<Documents[Kind]> & object;
  if (!document || !isObject(document.value)) return {} as Whole;
  if (document.document) return document.document as Whole;
  const found = cache.get(document.value) ?? partsOf(schemaOf(document.kind), document.value);
  cache.set(document.value, found);
  return found as Whole;
}

function partsOf(schema: z.ZodType, value: unknown): unknown {
  const { success, data } = schema.safeParse(value);
  if (success) return data;
  const { item, fields } = planFor(planOf(schema), value) ?? {};
  if (Array.isArray(value)) return item && value.map((each: unknown) => partsOf(item, each));
  if (!isObject(value) || !fields) return undefined;
  const given = [...fields].filter(([key]) => Object.hasOwn(value, key));
  const parts = given.map(([key, field]) => [key, partsOf(field, value[key])] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}
