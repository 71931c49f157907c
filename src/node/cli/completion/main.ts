import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatSchema } from '../../../content/documents/json-schema';
import { Complaint } from '../../complaint';
import { engine, root } from '../../paths';
import { optionsOf } from '../../read-arguments';
import { readSchemas } from '../../load/read-schemas';

const SETTINGS = '.vscode/settings.json';
const USAGE = `npm run completion

Writes into schemas/ what text editors complete and underline by, with the blocks of the folder blocks/, and lets
VS Code read it there. Run it again when a block has other fields, and commit what it wrote.`;

/** `npm run completion`. Returns the exit code. Throws a `Complaint` in a clone of the code. */
export async function main(argv: string[]): Promise<number> {
  if (!optionsOf(argv, {}, USAGE)) return 0;
  if (engine === root) throw new Complaint('Here the schemas are those of the code. Run npm run schemas.');
  const folder = join(root, 'schemas');
  await rm(folder, { recursive: true, force: true });
  const schemas = await readSchemas(engine);
  for (const [file, schema] of schemas) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), formatSchema(schema));
  }
  const settings = join(root, SETTINGS);
  if (existsSync(settings)) {
    const text = await readFile(settings, 'utf8');
    await writeFile(settings, text.replaceAll(/"url": "\.\/node_modules\/[^"]*?\/schemas\//g, '"url": "./schemas/'));
  }
  console.log(`Wrote ${schemas.size} files into schemas/.`);
  return 0;
}
