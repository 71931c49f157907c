import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MIGRATIONS } from '../../../content/migrations/migrations';
import { migrateFiles } from './migrate-files';
import { nothingToDo, rewrote, strangeVersions, unreadable, USAGE } from './words';
import { readArguments } from '../../read-arguments';
import { readPages } from '../../read-pages';

/** `npm run migrate`. Returns the exit code: 0 all up to date, 1 a file could not be read or is of a version that is not known, 2 not understood. */
export async function main(argv: string[]): Promise<number> {
  const read = readArguments(argv, {});
  const mistake = 'mistake' in read ? read.mistake : read.rest.length > 0 ? 'npm run migrate takes no words after it: it brings every file up to date.' : undefined;
  if (mistake !== undefined) {
    console.error(`${mistake}\n\n${USAGE}`);
    return 2;
  }
  if (!('mistake' in read) && read.switches.has('help')) {
    console.log(USAGE);
    return 0;
  }
  const root = process.cwd();
  const result = migrateFiles(await readPages(root), MIGRATIONS);
  for (const [path, text] of result.changed) await writeFile(join(root, path), text);
  if (result.changed.size > 0) console.log(rewrote([...result.changed.keys()], result.steps));
  else if (result.unreadable.length + result.strange.length === 0) console.log(nothingToDo(result.count));
  if (result.strange.length > 0) console.error(strangeVersions(result.strange));
  if (result.unreadable.length > 0) console.error(unreadable(result.unreadable));
  return result.unreadable.length + result.strange.length > 0 ? 1 : 0;
}
