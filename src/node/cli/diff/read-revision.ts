import { spawnSync } from 'node:child_process';

/** Git is not there, this is no repository, or it knows no such revision. */
export class NoRevision extends Error {
  readonly why: 'no-git' | 'no-repository' | 'unknown';

  constructor(why: NoRevision['why']) {
    super(why);
    this.why = why;
  }
}

export interface Revision {
  /** The short name of the commit. */
  commit: string;
  /** Path → bytes of every file under `pages/`, none when there was no such folder. */
  files: Map<string, Uint8Array>;
}

const MOST_BYTES = 1024 * 1024 * 1024;

/** Reads `pages/` as it was at a revision, without touching the files on disk. Throws `NoRevision`. */
export function readRevision(root: string, name: string): Revision {
  const git = (args: string[], input?: string): Buffer | undefined => {
    const done = spawnSync('git', args, { cwd: root, input, maxBuffer: MOST_BYTES });
    if (done.error) throw (done.error as NodeJS.ErrnoException).code === 'ENOENT' ? new NoRevision('no-git') : done.error;
    return done.status === 0 ? done.stdout : undefined;
  };
  if (!git(['rev-parse', '--git-dir'])) throw new NoRevision('no-repository');
  const commit = git(['rev-parse', '--verify', '--quiet', '--short', '--end-of-options', `${name}^{commit}`])?.toString().trim();
  if (!commit) throw new NoRevision('unknown');
  const list = git(['ls-tree', '-r', '-z', commit, '--', 'pages'])?.toString() ?? '';
  const entries = list.split('\0').filter(Boolean).flatMap((line) => {
    const [about = '', path = ''] = line.split('\t');
    const [mode, type, object] = about.split(' ');
    return type === 'blob' && mode !== '120000' ? [{ path, object: object! }] : [];
  });
  const contents = git(['cat-file', '--batch'], entries.map(({ object }) => `${object}\n`).join('')) ?? Buffer.alloc(0);
  return { commit, files: new Map(cut(contents).map((bytes, index) => [entries[index]!.path, bytes])) };
}

/** The answers of `git cat-file --batch`: a line that ends in the size, the bytes, a line end. */
function cut(output: Buffer): Uint8Array[] {
  const contents: Uint8Array[] = [];
  for (let at = 0; at < output.length;) {
    const end = output.indexOf('\n', at);
    const size = Number(output.subarray(at, end).toString().split(' ').at(-1));
    contents.push(new Uint8Array(output.subarray(end + 1, end + 1 + size)));
    at = end + 1 + size + 1;
  }
  return contents;
}
