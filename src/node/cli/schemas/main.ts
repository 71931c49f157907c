import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { counted } from '../../../check/words';
import { createJsonSchemas, formatSchema } from '../../../content/documents/json-schema';
import { EDITOR_SETTINGS, editorSettings } from './editor-settings';
import { readmePictures, PICTURES } from './pictures/readme-pictures';
import { readDefaults } from '../../load/read-examples';
import { optionsOf } from '../../read-arguments';
import { blocksDocument } from './blocks-document';
import { rulesDocument } from './rules-document';
import { SKYLINE_FOLDER, skylineFiles } from './skyline-files';

/** Where generated files lie, and what they end in: one that nothing generates any more is deleted. */
const FOLDERS: Record<string, string> = { schemas: '.schema.json', [PICTURES]: '.svg', [SKYLINE_FOLDER]: '.svg' };

const USAGE = `npm run schemas [-- --check]

Writes everything that is generated from the code and committed: schemas/ and the pictures of the guide.

  --check   only names what is stale`;

/** `npm run schemas`. Returns the exit code: 1 when `--check` finds something stale. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, { check: 'switch' }, USAGE);
  if (!request) return 0;
  const wanted = await generated();
  const stale = await staleFiles(wanted);
  if (request.switches.has('check')) return report(stale);
  for (const file of stale) {
    const text = wanted.get(file);
    await mkdir(dirname(file), { recursive: true });
    await (text === undefined ? rm(file) : writeFile(file, text));
  }
  console.log(
    stale.length === 0
      ? `All ${wanted.size} files were up to date.`
      : `Wrote ${counted(stale.length, 'file')} of ${wanted.size}.`,
  );
  return 0;
}

/** Path → text of schemas, the list of rules, the editor's settings, the strips of houses and the README's pictures. */
async function generated(): Promise<Map<string, string>> {
  const schemas = createJsonSchemas(await readDefaults());
  return new Map([
    ...[...schemas].map(([file, schema]): [string, string] => [`schemas/${file}`, formatSchema(schema)]),
    ['schemas/blocks.md', blocksDocument()],
    ['schemas/rules.md', await rulesDocument()],
    [EDITOR_SETTINGS, editorSettings(await readFile(EDITOR_SETTINGS, 'utf8'))],
    ...skylineFiles(),
    ...(await readmePictures(schemas)).map(({ file, svg }): [string, string] => [file, svg]),
  ]);
}

/** The files that are missing, differ from what the code says, or should not exist. */
async function staleFiles(wanted: ReadonlyMap<string, string>): Promise<string[]> {
  const left = await Promise.all(
    Object.entries(FOLDERS).map(async ([folder, ending]) => {
      const found = await readdir(folder, { recursive: true }).catch(() => []);
      return found
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => file.endsWith(ending) && !wanted.has(file));
    }),
  );
  const changed = await Promise.all(
    [...wanted].map(async ([file, text]) => {
      const now = await readFile(file, 'utf8').catch(() => undefined);
      return now?.replaceAll('\r\n', '\n') === text ? [] : [file];
    }),
  );
  return [...left, ...changed].flat().sort();
}

function report(stale: string[]): number {
  if (stale.length === 0) return 0;
  console.error(
    `${counted(stale.length, 'file')} no longer ${stale.length === 1 ? 'says' : 'say'} what the code says:`,
  );
  for (const file of stale) console.error(`  ${file}`);
  console.error('Run "npm run schemas" and commit the result.');
  return 1;
}
