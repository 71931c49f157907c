import { distance } from 'fastest-levenshtein';
import { isObject } from '../json/is-object';
import { ownValue } from '../json/own-value';
import { valueAt } from '../json/path';
import type { Path } from '../json/path';
import { requiredOf } from './json-schema-type';
import type { JsonSchema, JsonType } from './json-schema-type';

export function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as JsonType;
}

/** One step on the way to a value: the schema that holds for it, and the name or number it has in its parent. */
export interface Step {
  schema: JsonSchema;
  value: unknown;
  key: string | number | undefined;
}

/** The schemas that hold on the way from a document to a value in it, the document first. */
export function stepsTo(root: JsonSchema, value: unknown, path: Path): Step[] {
  const steps: Step[] = [{ schema: effective(root, value), value, key: undefined }];
  for (const key of path) {
    const { schema, value: parent } = steps.at(-1)!;
    const next = typeof key === 'number' ? schema.items : ownValue(schema.properties, key);
    const inner = valueAt(parent, [key]);
    steps.push({ schema: effective(next ?? {}, inner), value: inner, key });
  }
  return steps;
}

/**
 * The schema that is left when the conditions of our unions have been decided for this value. Knows the conditions
 * that `json-schema-unions.ts` writes, and no others.
 */
export function effective(schema: JsonSchema, value: unknown): JsonSchema {
  const branch = schema.allOf?.find((option) => option.if && holds(option.if, value))?.then;
  if (branch) return withWords(effective(branch, value), schema);
  if (!schema.if || schema.if.propertyNames) return schema;
  const chosen = holds(schema.if, value) || isIntended(schema, value) ? schema.then : schema.else;
  return chosen ? withWords(effective(chosen, value), schema) : schema;
}

/**
 * Whether an object that lacks the field by which an option is known has other fields of it, and more than of the rest;
 * where it has none of either, fields that are named nearly so.
 */
function isIntended({ then = {}, else: rest = {} }: JsonSchema, value: unknown): boolean {
  if (!isObject(value)) return false;
  const names = Object.keys(value);
  const lead = (isOf: (name: string, option: JsonSchema) => boolean) => {
    const only = (one: JsonSchema, other: JsonSchema) => names.filter((name) => isOf(name, one) && !isOf(name, other));
    return only(then, rest).length - only(rest, then).length;
  };
  return (lead(hasField) || lead(hasNearly)) > 0;
}

const hasField = (name: string, { properties }: JsonSchema) => ownValue(properties, name) !== undefined;

/** Two slips of the hand: letters that changed places are two. */
const hasNearly = (name: string, { properties = {} }: JsonSchema) =>
  name.length > 3 && Object.keys(properties).some((key) => distance(name.toLowerCase(), key.toLowerCase()) < 3);

/** The branch, with the words of the union where it has none of its own. */
const withWords = (branch: JsonSchema, { title, description, errorMessage }: JsonSchema): JsonSchema => ({
  ...(title && { title }),
  ...(description && { description }),
  ...(errorMessage && { errorMessage }),
  ...branch,
});

function holds(condition: JsonSchema, value: unknown): boolean {
  if (condition.type && condition.type !== typeOf(value)) return false;
  if (!isObject(value)) return true;
  return requiredOf(condition).every((key) => {
    if (!Object.hasOwn(value, key)) return false;
    const wanted = condition.properties?.[key];
    return wanted?.const === undefined || wanted.const === value[key];
  });
}
