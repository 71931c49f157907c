import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { KnownFiles } from './known-files';

/** Hidden by its name alone. What a Mac writes beside a file on a stick (`._n1.json`) is none. */
const HIDDEN_PAGE = /^\.([a-z0-9][^.]*\.)?json$/i;

/** A symbolic link that the pages must not be read through; `path` is what the code calls it: `pages/…`. */
export interface UnsafeLink {
  path: string;
  message: string;
}

/**
 * Every file of a site's folder by what the code calls it (`pages/areas/n1.json`), sorted. Leaves out names that begin
 * with a dot, such as `.DS_Store`, but for those that somebody may take for a page, such as `.json`. Throws for a
 * symbolic link that leads out of the folder, to a folder, or nowhere.
 */
export async function readPages(folder: string): Promise<Map<string, Uint8Array>> {
  const { files, unsafe } = await readSafePages(folder);
  if (unsafe.length > 0) throw new Error(unsafe.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return files;
}

/** The same, but with the symbolic links that are not followed beside the files that could be read. */
export async function readSafePages(
  folder: string,
  known = new KnownFiles(),
): Promise<{ files: Map<string, Uint8Array>; unsafe: UnsafeLink[] }> {
  const reader: Reader = { folder, home: await realpath(folder), unsafe: [] };
  const paths = await list(folder, reader);
  const files = await Promise.all(
    paths.map(async (path): Promise<[string, Uint8Array]> => [nameOf(path, folder), await known.read(path)]),
  );
  return {
    files: new Map(files.sort(([a], [b]) => (a < b ? -1 : 1))),
    unsafe: reader.unsafe.sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

/** One file by what the code calls it; nothing for what is no file, is hidden, or lies outside the folder. */
export async function readSafePage(folder: string, name: string, known: KnownFiles): Promise<Uint8Array | undefined> {
  const [first, ...steps] = name.split('/');
  if (first !== 'pages' || steps.some((step) => step === '' || step.startsWith('.') || /[\\\0]/.test(step)))
    return undefined;
  const place = join(folder, ...steps);
  const [home, target] = await Promise.all([realpath(folder), realpath(place).catch(() => undefined)]);
  if (!target?.startsWith(home + sep) || !(await stat(target)).isFile()) return undefined;
  return known.read(place);
}

interface Reader {
  folder: string;
  /** Where the folder really lies. */
  home: string;
  /** The links that are not followed, as they are found. */
  unsafe: UnsafeLink[];
}

const nameOf = (path: string, folder: string) => ['pages', ...relative(folder, path).split(sep)].join('/');

async function list(folder: string, reader: Reader): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.') || HIDDEN_PAGE.test(name)).sort();
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      if ((await lstat(path)).isSymbolicLink()) {
        const message = await dangerOf(path, reader);
        if (message) {
          reader.unsafe.push({ path: nameOf(path, reader.folder), message });
          return [];
        }
      }
      const entry = await stat(path);
      if (entry.isDirectory()) return list(path, reader);
      return entry.isFile() ? [path] : [];
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
