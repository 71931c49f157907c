import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Complaint } from '../../complaint';
import { lockFile } from '../../write/lock-file';

/**
 * Takes the lock of the work folder, clears what a killed build left there, and puts a `dist` back that was killed
 * between its two renames. Returns the release of the lock. Throws a `Complaint` while another build runs.
 */
export function beginBuild(workFolder: string, dist: string): () => void {
  mkdirSync(workFolder, { recursive: true });
  const release = lockFile(join(workFolder, 'lock'));
  if (typeof release === 'number')
    throw new Complaint(`Another build is running (process ${release}). Wait until it has finished, then try again.`);
  recover(workFolder, dist);
  for (const name of ['next', 'previous']) removeFolder(join(workFolder, name));
  return release;
}

/** A `dist` that was moved aside by a build that was killed just then is put back, and a change begun is finished. */
export function recover(workFolder: string, dist: string): void {
  try {
    finishChange(workFolder, dist);
  } catch {
    // The next build makes anew all that is not as a build left it.
    rmSync(join(workFolder, CHANGE), { force: true });
  }
  const previous = join(workFolder, 'previous');
  if (!existsSync(dist) && existsSync(previous)) renameSync(previous, dist);
}

/**
 * The names of the files in `assets/` that a build made itself. It changes with each, so it does not lie beside them.
 */
export const ASSETS_LIST = '_assets.json';

/** Moving so many files takes a few milliseconds. */
const MOST_MOVED = 1000;

/**
 * Puts the finished files in the place of those in `dist`. `kept` are files in `dist` that stay as they are: where few
 * others are new, these are moved to them, and otherwise the whole folder takes the other one's place.
 */
export function publish(workFolder: string, dist: string, kept: ReadonlySet<string>): void {
  const next = join(workFolder, 'next');
  const moved = filesIn(next);
  if (kept.size === 0 || moved.length > MOST_MOVED) {
    linkFiles(kept, { from: dist, to: next });
    return swap(workFolder, dist);
  }
  const staying = new Set([...moved, ...kept]);
  const removed = filesIn(dist).filter((path) => !staying.has(path));
  const file = join(workFolder, CHANGE);
  writeFileSync(`${file}.new`, JSON.stringify({ moved, removed } satisfies Change));
  renameSync(`${file}.new`, file);
  finishChange(workFolder, dist);
}

/** Says what is to be done in `dist`, from before the first step until after the last. */
const CHANGE = 'change.json';

interface Change {
  /** Paths of files that come from the folder of the build. */
  moved: string[];
  removed: string[];
}

/** Goes on where a change was broken off; does nothing where there is none. */
function finishChange(workFolder: string, dist: string): void {
  const file = join(workFolder, CHANGE);
  if (!existsSync(file)) return;
  const { moved, removed } = JSON.parse(readFileSync(file, 'utf8')) as Change;
  const move = (path: string) => {
    const from = join(workFolder, 'next', path);
    if (!existsSync(from)) return;
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    renameSync(from, join(dist, path));
  };
  moved.filter((path) => path !== ASSETS_LIST).forEach(move);
  for (const path of removed) {
    rmSync(join(dist, path), { force: true });
    removeEmpty(dirname(join(dist, path)));
  }
  // A server reads the folder again when an entry of it changes: at last, when all else is in its place.
  move(ASSETS_LIST);
  rmSync(file);
}

/** Removes what a build has not published; a change that was broken off still needs it. */
export function discard(workFolder: string): void {
  if (!existsSync(join(workFolder, CHANGE))) rmSync(join(workFolder, 'next'), { recursive: true, force: true });
}

/** A folder without a file, and those around it that have no other. */
function removeEmpty(folder: string): void {
  try {
    for (let empty = folder; ; empty = dirname(empty)) rmdirSync(empty);
  } catch {
    // This one has files.
  }
}

/** The paths of all files in a folder. */
function filesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(folder, `${below}${entry.name}/`) : [below + entry.name],
  );
}

/** The same files in another folder; copies of them on a disk that knows no links. */
export function linkFiles(paths: Iterable<string>, { from, to }: { from: string; to: string }): void {
  const folders = new Set<string>();
  for (const path of paths) {
    const [file, other] = [join(from, path), join(to, path)];
    const folder = dirname(other);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    try {
      linkSync(file, other);
    } catch {
      copyFileSync(file, other);
    }
  }
}

/**
 * The one before is moved away first and deleted last; where the new one cannot take its place it comes back. Nothing
 * is awaited between the two moves: a build that is killed while a busy machine lets it wait must not have moved one
 * only.
 */
function swap(workFolder: string, dist: string): void {
  const previous = join(workFolder, 'previous');
  if (existsSync(dist)) renameSync(dist, previous);
  try {
    renameSync(join(workFolder, 'next'), dist);
  } catch (error) {
    recover(workFolder, dist);
    throw error;
  }
  try {
    removeFolder(previous);
  } catch {
    // The next build removes it.
  }
}

/** Like `rm`, which stats and awaits each file: for 70,000 files this takes a quarter of the processor. */
export function removeFolder(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) removeFolder(place);
    else unlinkSync(place);
  }
  rmdirSync(folder);
}
