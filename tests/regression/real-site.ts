import { Checker } from '../../src/check/run/checker';
import type { Problem } from '../../src/check/problem';
import { RULES } from '../../src/check/rules';
import type { Setting } from '../../src/check/site';
import { APPROVED_FILE } from '../../src/content/files';
import { readPages } from '../../src/node/load/read-pages';
import { readPublicFiles } from '../../src/node/load/read-public-files';
import { readSchemas } from '../../src/node/load/read-schemas';
import { spellingFor } from '../../src/node/spelling/dictionary';

export type Files = ReadonlyMap<string, Uint8Array>;

/** Without the list of approvals: that nobody has approved a mistake is true of each of them, and told beside it. */
export const realFiles: Files = new Map([...(await readPages('pages'))].filter(([path]) => path !== APPROVED_FILE));
export const schemas = await readSchemas('.');
/** A day on which the real site is right, so that the suite is the same on every day. It was kept last as it is. */
export const setting: Setting = {
  today: '2026-11-20',
  publicFiles: await readPublicFiles('.'),
  spelling: spellingFor('.build/spelling'),
  formerly: (path) => realFiles.get(path),
};

const checker = new Checker(schemas, RULES);

/** What the check finds in the real site with these files put in, or taken out where there is nothing. */
export function problemsWith(changes: ReadonlyMap<string, Uint8Array | undefined>, more: Setting = {}): Problem[] {
  return checker.check(filesWith(changes), { ...setting, ...more }).problems;
}

export function filesWith(changes: ReadonlyMap<string, Uint8Array | undefined>): Map<string, Uint8Array> {
  const files = new Map(realFiles);
  for (const [path, bytes] of changes) {
    if (bytes) files.set(path, bytes);
    else files.delete(path);
  }
  return files;
}

const decoder = new TextDecoder();
const texts = new Map([...realFiles].map(([path, bytes]) => [path, decoder.decode(bytes)]));

/** The text of a real file. */
export function textOf(path: string): string {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`There is no ${path}.`);
  return text;
}

/** Of the documents; a picture is none. */
export const paths = [...realFiles.keys()].filter((path) => path.endsWith('.json'));
export const pagePaths = paths.filter((path) => !path.split('/').some((part) => part.startsWith('_')));
export const areaPaths = pagePaths.filter((path) => path.startsWith('pages/areas/'));
export const servicePaths = pagePaths.filter((path) => path.startsWith('pages/services/'));

/**
 * True of a page that was written over another, and nothing left of the copy: its title is a template, and may be too
 * long with a longer name, and a picture that the other alone had is shown no more.
 */
export const isOfOverwriting = ({ rule, pointer }: Problem): boolean =>
  rule === 'unused-photo' || (rule === 'long-title' && pointer === '/metadata/title');
