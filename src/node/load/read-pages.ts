import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Complaint } from '../complaint';
import { FileCache } from './file-cache';

/**
 * Hidden by its name alone. What a Mac writes beside a file on a stick (`._n1.json`) is none, and neither are the files
 * that say where the site goes and how assistants reach it.
 */
const HIDDEN_PAGE = /^\.(?!(?:deploy|mcp)\.json$)([a-z0-9][^.]*\.)?json$/i;

/** A symbolic link that the pages must not be read through; `path` is what the code calls it: `pages/…`. */
export interface UnsafeLink {
  path: string;
  message: string;
}

export interface SafePages {
  files: Map<string, Uint8Array>;
  /** The symbolic links that are not followed. */
  unsafe: UnsafeLink[];
}

/**
 * Every file of a site's folder by what the code calls it (`pages/areas/n1.json`), sorted. Leaves out names that begin
 * with a dot, such as `.DS_Store`, but for those that somebody may take for a page, such as `.json`. Throws for a
 * symbolic link that leads out of the folder, to a folder, or nowhere.
 */
export async function readPages(folder: string): Promise<Map<string, Uint8Array>> {
  const { files, unsafe } = await readSafePages(folder);
  if (unsafe.length > 0) throw new Complaint(unsafe.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return files;
}

/** The same, but with the symbolic links that are not followed beside the files that could be read. */
export async function readSafePages(folder: string, cache = new FileCache()): Promise<SafePages> {
  const reader: Reader = { folder, home: await realpath(folder), unsafe: [] };
  const paths = await list(folder, reader);
  const files = paths.flatMap((path): [string, Uint8Array][] => {
    const name = nameOf(path, folder);
    const bytes = cache.read(path, name);
    return bytes ? [[name, bytes]] : [];
  });
  return {
    files: new Map(files.sort(byName)),
    unsafe: reader.unsafe.sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

/** One file by what the code calls it; nothing for what is no file, is hidden, or lies outside the folder. */
export async function readSafePage(folder: string, name: string, cache: FileCache): Promise<Uint8Array | undefined> {
  const [first, ...steps] = name.split('/');
  if (first !== 'pages' || steps.some((step) => step === '' || step.startsWith('.') || /[\\\0]/.test(step)))
    return undefined;
  const place = join(folder, ...steps);
  const [home, target] = await Promise.all([realpath(folder), realpath(place).catch(() => undefined)]);
  if (!target?.startsWith(home + sep) || !(await stat(target)).isFile()) return undefined;
  return cache.read(place, target === join(home, ...steps) ? name : undefined);
}

/**
 * Reads the site again where only these files, at absolute paths, were written; returns the same object where their
 * content is the same. Undefined where more has changed than files written, added or removed.
 */
export async function readWritten(
  folder: string,
  last: SafePages,
  { written, cache }: { written: readonly string[]; cache: FileCache },
): Promise<SafePages | undefined> {
  const changed = new Map<string, Uint8Array | undefined>();
  for (const path of written) {
    const name = nameOf(path, folder);
    const entry = await unlessGone(lstat(path));
    const isFile = entry === undefined || (entry.isFile() && (last.files.has(name) || (await isNew(path, folder))));
    if (!isFile || last.unsafe.some((link) => link.path === name)) return undefined;
    const bytes = entry && cache.read(path, name);
    if (last.files.get(name) !== bytes) changed.set(name, bytes);
  }
  if (changed.size === 0) return last;
  const files = [...new Map([...last.files, ...changed])].flatMap(([name, bytes]): [string, Uint8Array][] =>
    bytes ? [[name, bytes]] : [],
  );
  return { ...last, files: new Map(files.sort(byName)) };
}

/** Whether a file that was not there before is one that is read: not hidden, and in no folder that is a link. */
async function isNew(path: string, folder: string): Promise<boolean> {
  const steps = relative(folder, path).split(sep);
  if (steps.some((step) => step.startsWith('.'))) return false;
  return (await unlessGone(realpath(path))) === join(await realpath(folder), ...steps);
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** Nothing for a file that went away since it was seen: many programs save by way of another file. */
const unlessGone = <Read>(read: Promise<Read>): Promise<Read | undefined> =>
  read.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

interface Reader {
  folder: string;
  /** Where the folder really lies. */
  home: string;
  /** The links that are not followed, as they are found. */
  unsafe: UnsafeLink[];
}

const nameOf = (path: string, folder: string) => ['pages', ...relative(folder, path).split(sep)].join('/');

async function list(folder: string, reader: Reader): Promise<string[]> {
  const entries = ((await unlessGone(readdir(folder, { withFileTypes: true }))) ?? [])
    .filter(({ name }) => !name.startsWith('.') || HIDDEN_PAGE.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return list(path, reader);
      if (!entry.isSymbolicLink()) return entry.isFile() ? [path] : [];
      const message = await dangerOf(path, reader);
      if (message) reader.unsafe.push({ path: nameOf(path, reader.folder), message });
      return !message && (await unlessGone(stat(path)))?.isFile() ? [path] : [];
    }),
  );
  return found.flat();
}

/** Why a link must not be followed; `undefined` where it may be. */
async function dangerOf(link: string, { home }: Reader): Promise<string | undefined> {
  const target = await realpath(link).catch(() => undefined);
  if (target === undefined) return 'This is a link to a file that is not there.';
  if (link.startsWith(join(home, '_images') + sep)) return 'This is a link to another file.';
  if (!target.startsWith(home + sep)) return 'This is a link to a file outside the folder "pages".';
  return (await stat(link)).isDirectory() ? 'This is a link to a folder.' : undefined;
}
