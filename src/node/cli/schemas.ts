import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codesDocument } from '../../check/codes-document';
import { createJsonSchemas, formatSchema } from '../../content/json-schema';
import { readDefaults } from '../read-examples';

const FOLDER = 'schemas';

/** `npm run schemas [-- --check]`: writes the JSON Schemas, or names those that are stale. Returns the exit code: 1 when some are stale, 2 for an option it does not know. */
export async function main(argv: string[]): Promise<number> {
  const unknown = argv.find((argument) => argument !== '--check');
  if (unknown !== undefined) {
    console.error(`There is no option ${unknown}. The only one is --check.`);
    return 2;
  }
  const wanted = new Map([...createJsonSchemas(await readDefaults())]
    .map(([file, schema]): [string, string] => [file, formatSchema(schema)]))
    .set('rules.md', codesDocument());
  const stale = await staleFiles(wanted);
  if (argv.includes('--check')) return report(stale);
  for (const file of stale) {
    const path = join(FOLDER, file);
    const text = wanted.get(file);
    await mkdir(dirname(path), { recursive: true });
    await (text === undefined ? rm(path) : writeFile(path, text));
  }
  console.log(stale.length === 0 ? `All ${wanted.size} files were up to date.` : `Wrote ${counted(stale.length)} of ${wanted.size}.`);
  return 0;
}

/** The files that are missing, differ from what the code says, or should not exist. */
async function staleFiles(wanted: ReadonlyMap<string, string>): Promise<string[]> {
  const found = await readdir(FOLDER, { recursive: true }).catch(() => []);
  const left = found.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.schema.json') && !wanted.has(file));
  const changed = await Promise.all([...wanted].map(async ([file, text]) => {
    const now = await readFile(join(FOLDER, file), 'utf8').catch(() => undefined);
    return now?.replaceAll('\r\n', '\n') === text ? [] : [file];
  }));
  return [...left, ...changed.flat()].sort();
}

function report(stale: string[]): number {
  if (stale.length === 0) return 0;
  console.error(`${counted(stale.length)} no longer ${stale.length === 1 ? 'says' : 'say'} what the code says:`);
  for (const file of stale) console.error(`  ${FOLDER}/${file}`);
  console.error('Run "npm run schemas" and commit the result.');
  return 1;
}

const counted = (count: number) => (count === 1 ? '1 file' : `${count} files`);
