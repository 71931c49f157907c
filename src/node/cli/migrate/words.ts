import { join, relative } from 'node:path';
import { counted } from '../../../check/words';
import type { Migration } from '../../../content/migrations/migration';
import { engine, root, withSlashes } from '../../paths';
import type { Strange } from './migrate-files';

export const USAGE = `npm run migrate [-- options]

Rewrites every file of a site that is of an older version into the newest, and moves claims and menus out of
_site.json into files of their own. It changes nothing else, and the site works without it: older files are brought up
to date each time they are read.

  --site DIR   the folder of the site: the one that has _site.json; left out, pages/`;

export const nothingToDo = (files: number) =>
  `All ${counted(files, 'file is', 'files are')} of the newest version already. There is nothing to do.`;

export const strangeVersions = (files: readonly Strange[]) =>
  [
    `${counted(files.length, 'file has', 'files have')} a version that this tool does not know and ` +
      `${files.length === 1 ? 'was' : 'were'} left as ${files.length === 1 ? 'it is' : 'they are'}:`,
    ...files.map(
      ({ path, version, newest }) =>
        `  ${path}: "version" is ${JSON.stringify(version)}; the newest that it knows is ${newest}`,
    ),
    'If a file was written here, write the version that this tool knows; if it came from newer software, update ' +
      'this one.',
  ].join('\n');

const CHANGELOG = withSlashes(relative(root, join(engine, 'src/CHANGELOG.md')));

export const rewrote = (paths: readonly string[], steps: readonly Pick<Migration, 'summary'>[]) =>
  [
    `Rewrote ${counted(paths.length, 'file')}:`,
    ...paths.map((path) => `  ${path}`),
    '',
    'What changed',
    ...steps.map(({ summary }) => `  ${summary}`),
    '',
    `What visitors see differently since a version stands in ${CHANGELOG}.`,
    'Run npm run check, look at the changes with npm run diff HEAD, and commit them.',
  ].join('\n');

export const unreadable = (paths: readonly string[]) =>
  [
    `${counted(paths.length, 'file')} could not be read and ${paths.length === 1 ? 'was' : 'were'} left as ` +
      `${paths.length === 1 ? 'it is' : 'they are'}:`,
    ...paths.map((path) => `  ${path}`),
    'Run npm run check to see why, mend them, and run npm run migrate again.',
  ].join('\n');
