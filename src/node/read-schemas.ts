import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schemas } from '../check/judge/judge';
import type { JsonSchema } from '../schema/json-schema-type';

/** The committed schemas under `<root>/schemas`, by their path in that folder with `/`. */
export async function readSchemas(root: string): Promise<Schemas> {
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
