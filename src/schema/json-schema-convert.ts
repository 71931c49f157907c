import { z } from 'zod';
import type { FieldKind } from './fields';
import type { JsonSchema } from './json-schema-type';
import { chooseByField, chooseByShape } from './json-schema-unions';
import { describe } from './json-schema-words';
import { isUnseenKind } from './visible';

/** The schemas that have a file of their own, to which other files refer by `$ref`. */
export type OwnFiles = ReadonlyMap<z.core.$ZodType, string>;

/** Metadata of a field that only the code reads. */
const CODE_ONLY_META = ['answersQuestions', 'opensPage', 'needsRegion', 'namedAfter', 'standsIn'] as const;

type Meta = Pick<z.GlobalMeta, 'kind' | 'onCopy' | 'why' | 'visible' | 'otherWords' | (typeof CODE_ONLY_META)[number]>;
type Marked = JsonSchema & Meta & { $discriminator?: string; $file?: string };

/** The JSON Schema of a file for authors (`io: 'input'`): what VS Code reads and Ajv judges by. */
export function jsonSchemaOf(schema: z.ZodType, file: string, ownFiles: OwnFiles): JsonSchema {
  const raw = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      const marked = jsonSchema as Marked;
      const own = ownFiles.get(zodSchema);
      if (own && own !== file) marked.$file = own;
      if (zodSchema instanceof z.ZodDiscriminatedUnion) marked.$discriminator = zodSchema.def.discriminator;
    },
  });
  const { $schema: _, ...plain } = JSON.parse(JSON.stringify(raw)) as Marked;
  return finish(plain, file);
}

/** Rewrites one converted schema, innermost first, into what is published. */
function finish(marked: Marked, file: string): JsonSchema {
  const { $discriminator, $file, kind, onCopy, why, visible, otherWords, ...schema } = without(
    marked,
    ...CODE_ONLY_META,
  );
  if ($file) return { $ref: addressOf($file, file) };
  if (schema.items) schema.items = finish(schema.items, file);
  if (schema.properties) {
    schema.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, field]) => [key, finish(field, file)]),
    );
  }
  const anyOf = schema.anyOf?.map((option) => finish(option, file));
  const oneOf = $discriminator ? schema.oneOf?.map((option) => optionOf(option, $discriminator, file)) : undefined;
  return describe({
    ...missingAfterUnknown(without(schema, 'anyOf', 'oneOf')),
    ...(oneOf && chooseByField($discriminator!, oneOf, schema.description)),
    ...(anyOf && chooseByShape(anyOf)),
    ...(kind && { 'x-kind': kind }),
    ...(onCopy && { 'x-on-copy': onCopy }),
    ...(why && { 'x-why': why }),
    ...(otherWords && { 'x-other-words': otherWords }),
    ...(!(visible ?? isVisible(kind, schema)) && { 'x-visible': false }),
  });
}

/** An option of a union, with the field that it is known by; all of it may stand in a file of its own. */
function optionOf(option: Marked, field: string, file: string): JsonSchema {
  const tag = option.properties?.[field];
  return { ...finish(option, file), ...(option.$file && tag && { properties: { [field]: finish(tag, file) } }) };
}

/** Path from one schema file to another, relative to `schemas/`. */
const addressOf = (file: string, from: string) => `${'../'.repeat(from.split('/').length - 1)}${file}`;

/**
 * The visibility of a field that does not declare it: a choice without a kind decides how something is shown; a list is
 * as visible as its items.
 */
function isVisible(kind: FieldKind | undefined, schema: JsonSchema): boolean {
  if (kind) return !isUnseenKind(kind);
  if (schema.items) return schema.items['x-visible'] !== false;
  return !schema.enum && schema.const === undefined && schema.type !== 'boolean';
}

/** Requires fields only where no field is unknown, so that one misspelt name is one mistake and not two. */
function missingAfterUnknown(schema: JsonSchema): JsonSchema {
  if (!schema.required || !schema.properties) return schema;
  return {
    ...without(schema, 'required'),
    if: { propertyNames: { enum: Object.keys(schema.properties) } },
    then: { required: schema.required },
  };
}

function without<T extends object, Key extends keyof T>(value: T, ...keys: Key[]): Omit<T, Key> {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}
