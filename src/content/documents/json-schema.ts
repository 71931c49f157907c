import { z } from 'zod';
import { leafBlock } from '../../blocks/schemas';
import { jsonSchemaOf } from '../../schema/json-schema-convert';
import type { JsonSchema } from '../../schema/json-schema-type';
import { claimsFile } from './claims.schema';
import { menusFile } from './menus.schema';
import { pageBlock, pageBlockSchemas, pageSchemas, plainBlock, sharedFile } from './page.schema';
import { publishedFile } from './published.schema';
import { regionFile } from './region.schema';
import { siteFile } from './site.schema';

/** Block type → a block as an author might write it, offered by editors as the start of a new one. */
export type BlockSamples = ReadonlyMap<string, unknown>;

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const GENERATED = 'Generated from the zod schemas by "npm run schemas". Do not edit.';

/** Where a list of blocks stands decides which types it may hold; each of these files is such a union. */
const BLOCK_LISTS: Record<string, z.ZodType> = {
  'page-block': pageBlock,
  'plain-block': plainBlock,
  'leaf-block': leafBlock,
};

const DOCUMENTS: Record<string, z.ZodType> = {
  ...pageSchemas,
  site: siteFile,
  claims: claimsFile,
  menus: menusFile,
  region: regionFile,
  shared: sharedFile,
  published: publishedFile,
  ...Object.fromEntries(Object.entries(pageBlockSchemas).map(([type, schema]) => [`blocks/${type}`, schema])),
  ...BLOCK_LISTS,
};
const FILES = Object.entries(DOCUMENTS)
  .map(([name, schema]): [z.ZodType, string] => [schema, `${name}.schema.json`])
  .sort(([, a], [, b]) => (a < b ? -1 : 1));

/**
 * Every JSON Schema of the site, file name → content. Names blocks, fields and icons only, never a route, so that
 * adding a page changes none of them.
 */
export function createJsonSchemas(samples: BlockSamples = new Map()): Map<string, JsonSchema> {
  const ownFiles = new Map(FILES);
  return new Map(
    FILES.map(([zodSchema, file]): [string, JsonSchema] => {
      const schema = jsonSchemaOf(zodSchema, file, ownFiles);
      const types = Object.values(BLOCK_LISTS).includes(zodSchema) ? schema.properties?.['type']?.enum : undefined;
      return [
        file,
        {
          $schema: DRAFT,
          $comment: GENERATED,
          ...schema,
          ...(types && { defaultSnippets: types.flatMap((type) => snippetsOf(String(type), samples)) }),
        },
      ];
    }),
  );
}

/** One file as it is written: two spaces, a newline at the end. */
export const formatSchema = (schema: JsonSchema) => `${JSON.stringify(schema, null, 2)}\n`;

/** The blocks that an editor offers to insert. A "$" marks a place to fill in. */
function snippetsOf(type: string, samples: BlockSamples): NonNullable<JsonSchema['defaultSnippets']> {
  const sample = samples.get(type);
  if (sample === undefined) return [];
  const { title = type, description = '' } =
    z.globalRegistry.get(pageBlockSchemas[type as keyof typeof pageBlockSchemas]) ?? {};
  return [{ label: title, description, body: JSON.parse(JSON.stringify(sample).replaceAll('$', String.raw`\\$`)) }];
}
