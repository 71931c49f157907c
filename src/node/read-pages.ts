import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Where the pages of a site lie, under its root. */
const PAGES = 'pages';
/** Read no further than this: the check refuses the file by its size, and needs no more to say so. */
const MOST_BYTES = 2 * 1024 * 1024;

/** A symbolic link that the pages must not be read through; `path` is relative to the root, with `/`. */
export class UnsafeLink extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/**
 * Every file under `<root>/pages` by its path with `/`, sorted. Leaves out names that begin with a dot, such as
 * `.DS_Store`. Throws an `UnsafeLink` for a symbolic link that leads out of the folder, to a folder, or nowhere.
 */
export async function readPages(root: string): Promise<Map<string, Uint8Array>> {
  const reader = { root, home: await realpath(join(root, PAGES)) };
  const paths = await list(join(root, PAGES), reader);
  const files = await Promise.all(paths.map(async (path): Promise<[string, Uint8Array]> => [posix(path, root), await read(path)]));
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Reader {
  root: string;
  /** Where the folder really lies. */
  home: string;
}

const posix = (path: string, root: string) => relative(root, path).split(sep).join('/');

async function list(folder: string, reader: Reader): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  const found = await Promise.all(names.map(async (name) => {
    const path = join(folder, name);
    const isLink = (await lstat(path)).isSymbolicLink();
    if (isLink) await refuseUnsafe(path, reader);
    const entry = await stat(path);
    if (entry.isDirectory()) return list(path, reader);
    return entry.isFile() ? [path] : [];
  }));
  return found.flat();
}

async function refuseUnsafe(link: string, { root, home }: Reader): Promise<void> {
  const path = posix(link, root);
  const target = await realpath(link).catch(() => undefined);
  if (target === undefined) throw new UnsafeLink(path, 'This is a link to a file that is not there.');
  if (!target.startsWith(home + sep)) throw new UnsafeLink(path, 'This is a link to a file outside the folder "pages".');
  if ((await stat(link)).isDirectory()) throw new UnsafeLink(path, 'This is a link to a folder.');
}

async function read(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  return size > MOST_BYTES ? new Uint8Array(MOST_BYTES) : readFile(path);
}
