import { z } from 'zod';
import type { FieldKind } from '../blocks/fields.schema';

/** The way to a value inside a document, as in JSON Pointer but unescaped. */
export type Path = readonly (string | number)[];

export interface Field {
  kind: FieldKind;
  value: unknown;
  path: Path;
}

/** What a visitor returns to put something else in the place of a field; `undefined` leaves it and goes on inside. */
export type Replace = (field: Field) => { with: unknown } | undefined;

/**
 * Goes through a value by its schema and offers each field that has a kind. Returns a copy with what `replace` put in.
 * Values that don't fit the schema are left as they are, so a document may be walked before it is judged.
 */
export function mapFields(schema: z.ZodType, value: unknown, replace: Replace, path: Path = []): unknown {
  const found = unwrap(schema, value);
  if (!found) return value;
  const { inner, kind } = found;
  if (kind) {
    const replaced = replace({ kind, value, path });
    if (replaced) return replaced.with;
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item, index) => mapFields(inner.element as z.ZodType, item, replace, [...path, index]));
  }
  if (inner instanceof z.ZodObject && isObject(value)) {
    const shape = inner.shape as Record<string, z.ZodType>;
    return Object.fromEntries(Object.entries(value).map(([key, item]) =>
      [key, Object.hasOwn(shape, key) ? mapFields(shape[key]!, item, replace, [...path, key]) : item]));
  }
  return value;
}

/** Every field of a value that has a kind, in document order. */
export function fieldsOf(schema: z.ZodType, value: unknown): Field[] {
  const fields: Field[] = [];
  mapFields(schema, value, (field) => {
    fields.push(field);
    return undefined;
  });
  return fields;
}

interface Found {
  inner: z.ZodType;
  kind: FieldKind | undefined;
}

/** Looks through optional and default wrappers, and picks the option of a union that this value is meant for. */
function unwrap(schema: z.ZodType, value: unknown): Found | undefined {
  const kind = z.globalRegistry.get(schema)?.kind;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return named(unwrap(schema.unwrap() as z.ZodType, value), kind);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def;
    const option = isObject(value) && (schema.options as z.ZodObject[]).find((each) =>
      literalsOf(each.shape[discriminator]).includes(value[discriminator]));
    return option ? named(unwrap(option, value), kind) : undefined;
  }
  if (schema instanceof z.ZodUnion) {
    const options = (schema.options as z.ZodType[]).map((option) => unwrap(option, value));
    return named(options.find((option) => option && fits(option.inner, value)), kind);
  }
  return { inner: schema, kind };
}

function named(found: Found | undefined, kind: FieldKind | undefined): Found | undefined {
  return found && { inner: found.inner, kind: kind ?? found.kind };
}

function fits(option: z.ZodType, value: unknown): boolean {
  if (option instanceof z.ZodString) return typeof value === 'string';
  if (option instanceof z.ZodNumber) return typeof value === 'number';
  if (option instanceof z.ZodArray) return Array.isArray(value);
  if (!(option instanceof z.ZodObject) || !isObject(value)) return false;
  const shape = option.shape as Record<string, z.ZodType>;
  return Object.entries(shape).every(([key, field]) => key in value || field instanceof z.ZodOptional || field instanceof z.ZodDefault);
}

function literalsOf(schema: unknown): unknown[] {
  return schema instanceof z.ZodLiteral ? [...schema.values] : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
