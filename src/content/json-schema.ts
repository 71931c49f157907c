import { z } from 'zod';
import { pageBlockSchemas, pageSchemas, sharedFile } from './page.schema';
import { publishedFile } from './published.schema';
import { siteFile } from './site.schema';
import type { FieldKind } from '../schema/fields';
import type { JsonSchema } from '../schema/json-schema-type';
import { describe } from '../schema/json-schema-words';
import { chooseByField, chooseByShape } from '../schema/json-schema-unions';

/** Block type → a block as an author might write it, offered by editors as the start of a new one. */
export type BlockSamples = ReadonlyMap<string, unknown>;

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const GENERATED = 'Generated from the zod schemas by "npm run schemas". Do not edit.';

/** Where a list of blocks stands decides which types it may hold; each of these files is such a union. */
export const BLOCK_LISTS = { page: 'page-block.schema.json', plain: 'plain-block.schema.json', leaf: 'leaf-block.schema.json' } as const;

/**
 * Every JSON Schema of the site, file name → content, written for authors (`io: 'input'`): what VS Code reads and
 * Ajv judges by. Names blocks, fields and icons only, never a route, so that adding a page changes none of them.
 */
export function createJsonSchemas(samples: BlockSamples = new Map()): Map<string, JsonSchema> {
  const unions = new Map<string, JsonSchema>();
  const documents: [string, z.ZodType][] = [
    ...Object.entries(pageSchemas).map(([kind, schema]): [string, z.ZodType] => [`${kind}.schema.json`, schema]),
    ['site.schema.json', siteFile],
    ['shared.schema.json', sharedFile],
    ['published.schema.json', publishedFile],
    ...Object.entries(pageBlockSchemas).map(([type, schema]): [string, z.ZodType] => [`blocks/${type}.schema.json`, schema]),
  ];
  const files = documents.map(([file, schema]): [string, JsonSchema] => [file, convert(schema, file, unions, samples)]);
  const lists = [...unions].map(([file, schema]): [string, JsonSchema] => [file, schema]);
  return new Map([...files, ...lists]
    .map(([file, schema]): [string, JsonSchema] => [file, { $schema: DRAFT, $comment: GENERATED, ...schema }])
    .sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One file as it is written: two spaces, a newline at the end. */
export const formatSchema = (schema: JsonSchema) => `${JSON.stringify(schema, null, 2)}\n`;

type Marked = JsonSchema & Pick<z.GlobalMeta, 'kind' | 'onCopy' | 'why' | 'visible' | 'otherWords' | 'opensPage'> & { $discriminator?: string };

function convert(schema: z.ZodType, file: string, unions: Map<string, JsonSchema>, samples: BlockSamples): JsonSchema {
  const raw = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDiscriminatedUnion) (jsonSchema as Marked).$discriminator = zodSchema.def.discriminator;
    },
  });
  const { $schema: _, ...plain } = JSON.parse(JSON.stringify(raw)) as JsonSchema;
  return finish(plain, { file, unions, samples });
}

interface Place {
  file: string;
  unions: Map<string, JsonSchema>;
  samples: BlockSamples;
}

/** Rewrites one converted schema, innermost first, into what is published. */
function finish(marked: Marked, place: Place): JsonSchema {
  const { $discriminator, kind, onCopy, why, visible, otherWords, opensPage: _, ...schema } = marked;
  if ($discriminator === 'type') return blockList(schema, place);
  if (schema.items) schema.items = finish(schema.items, place);
  if (schema.properties) {
    schema.properties = Object.fromEntries(Object.entries(schema.properties).map(([key, field]) => [key, finish(field, place)]));
  }
  const anyOf = schema.anyOf?.map((option) => finish(option, place));
  const oneOf = schema.oneOf?.map((option) => finish(option, place));
  return describe({
    ...missingAfterUnknown(without(schema, 'anyOf', 'oneOf')),
    ...(oneOf && chooseByField($discriminator ?? '', oneOf, schema.description)),
    ...(anyOf && chooseByShape(anyOf)),
    ...(kind && { 'x-kind': kind }),
    ...(onCopy && { 'x-on-copy': onCopy }),
    ...(why && { 'x-why': why }),
    ...(otherWords && { 'x-other-words': otherWords }),
    ...(!(visible ?? isVisible(kind, schema)) && { 'x-visible': false }),
  });
}

const UNSEEN: FieldKind[] = ['address', 'claim', 'date', 'dialled', 'id', 'ref', 'route'];

/** Of a field that does not say so itself: what has no kind and is chosen from a list decides how something is shown; a list is as visible as what it holds. */
function isVisible(kind: FieldKind | undefined, schema: JsonSchema): boolean {
  if (kind) return !UNSEEN.includes(kind);
  if (schema.items) return schema.items['x-visible'] !== false;
  return !schema.enum && schema.const === undefined && schema.type !== 'boolean';
}

/** Asks for missing fields only where no field is unknown, so that one misspelt name is one mistake and not two. */
function missingAfterUnknown(schema: JsonSchema): JsonSchema {
  if (!schema.required || !schema.properties) return schema;
  return {
    ...without(schema, 'required'),
    if: { propertyNames: { enum: Object.keys(schema.properties) } },
    then: { required: schema.required },
  };
}

/** Writes a union of blocks once, as a file of its own, and refers to it. */
function blockList(schema: JsonSchema, { file, unions, samples }: Place): JsonSchema {
  const options = (schema.oneOf ?? []).map((option) => {
    const tag: Marked = option.properties?.['type'] ?? {};
    return { type: String(tag.const), otherWords: tag.otherWords, option };
  });
  const types = new Set(options.map(({ type }) => type));
  const name = BLOCK_LISTS[types.has('shared') ? 'page' : types.has('columns') ? 'plain' : 'leaf'];
  if (!unions.has(name)) {
    const branches = options.map(({ type, otherWords, option }) => ({
      properties: {
        type: { const: type, description: option.description ?? '', ...(otherWords && { 'x-other-words': otherWords }) },
      },
      $ref: `blocks/${type}.schema.json`,
    }));
    unions.set(name, describe({
      title: 'Block',
      description: 'One block of the page. Its "type" says what it is; the other fields follow from that.',
      defaultSnippets: options.flatMap(({ type, option }) => snippet(type, option, samples)),
      ...chooseByField('type', branches, 'Says what this block is; its other fields follow from that.'),
    }));
  }
  return { $ref: file.startsWith('blocks/') ? `../${name}` : name };
}

function snippet(type: string, { title = type, description = '' }: JsonSchema, samples: BlockSamples) {
  if (!samples.has(type)) return [];
  const body: unknown = JSON.parse(JSON.stringify(samples.get(type)).replaceAll('$', String.raw`\\$`));
  return [{ label: title, description, body }];
}

function without<T extends object, Key extends keyof T>(value: T, ...keys: Key[]): Omit<T, Key> {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}
