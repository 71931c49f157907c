import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownSchemas } from '../../blocks/own-schemas';
import type { Schemas } from '../../check/judge/judge';
import { createJsonSchemas } from '../../content/documents/json-schema';
import type { JsonSchema } from '../../schema/json-schema-type';
import { readDefaults } from './read-examples';

let generated: Promise<Schemas> | undefined;

/**
 * The committed schemas under `<root>/schemas`, by their path in that folder with `/`. Of a project with blocks of its
 * own nobody has committed them: they are generated.
 */
export async function readSchemas(root: string): Promise<Schemas> {
  if (Object.keys(ownSchemas).length > 0) return (generated ??= readDefaults().then(createJsonSchemas));
  const folder = join(root, 'schemas');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.schema.json')).sort();
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, JsonSchema]> => [
        name.replaceAll('\\', '/'),
        JSON.parse(await readFile(join(folder, name), 'utf8')) as JsonSchema,
      ]),
    ),
  );
}
