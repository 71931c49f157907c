import { counted } from '../../../check/words';
import type { Migration } from '../../../content/migrations/migrations';

export const USAGE = `npm run migrate

Rewrites every file of pages/ that is of an older version into the newest, and changes nothing else in it. The site
works without it: older files are brought up to date each time they are read.`;

export const nothingToDo = (files: number, version: number) => `All ${counted(files, 'file is', 'files are')} of version ${version} already. There is nothing to do.`;

export const strangeVersions = (files: readonly { path: string; version: unknown }[], newest: number) => [
  `${counted(files.length, 'file has', 'files have')} a version that this tool does not know and ${files.length === 1 ? 'was' : 'were'} left as ${files.length === 1 ? 'it is' : 'they are'}:`,
  ...files.map(({ path, version }) => `  ${path}: "version" is ${JSON.stringify(version)}`),
  `The newest version that it knows is ${newest}. If the file was written here, write "version": ${newest}; if it came from newer software, update this one.`,
].join('\n');

export const rewrote = (paths: readonly string[], steps: readonly Migration[]) => [
  `Rewrote ${counted(paths.length, 'file')}:`, ...paths.map((path) => `  ${path}`), '',
  'What changed', ...steps.map(({ from, summary }) => `  version ${from} to ${from + 1}: ${summary}`), '',
  'Run npm run check, look at the changes with npm run diff HEAD, and commit them.',
].join('\n');

export const unreadable = (paths: readonly string[]) => [
  `${counted(paths.length, 'file')} could not be read and ${paths.length === 1 ? 'was' : 'were'} left as ${paths.length === 1 ? 'it is' : 'they are'}:`,
  ...paths.map((path) => `  ${path}`), 'Run npm run check to see why, mend them, and run npm run migrate again.',
].join('\n');
