import { spawnSync } from 'node:child_process';
import { Complaint } from '../complaint';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';

const WORDS = {
  'no-git': () =>
    'The program git is not installed here, and without it there is no earlier version to compare with. Install ' +
    'it from https://git-scm.com and try again.',
  'no-repository': () =>
    'The folder of the site is not in a git repository, so there is no earlier version to compare with. ' +
    'To keep versions from now on, run "git init", "git add ." and "git commit -m Start" in it.',
  'unknown': (name: string) =>
    `Git knows no revision called "${name}". Write a branch, a tag or a commit, such as main or HEAD. On a fresh ` +
    `clone it may be called origin/${name}.`,
};

/** Git is not there, the site is in no repository, or it knows no such revision. */
export class NoRevision extends Complaint {
  readonly why: keyof typeof WORDS;

  constructor(why: keyof typeof WORDS, name: string) {
    super(WORDS[why](name));
    this.why = why;
  }
}

export interface Revision {
  /** The short name of the commit. */
  commit: string;
  /** Every file of the site by what the code calls it, `pages/…` → bytes; none when there was no such folder. */
  files: Map<string, Uint8Array>;
}

const MOST_BYTES = 1024 * 1024 * 1024;

/**
 * Reads a site as it was at a revision, or with `isForked` where the work of today left it, without touching the files
 * on disk. Links are left out, and what `readPages` does not look at. Throws `NoRevision`.
 */
export function readRevision({ path }: SiteFolder, name: string, { isForked = false } = {}): Revision {
  const git = (args: string[], input?: string): Buffer | undefined => {
    const done = spawnSync('git', args, { cwd: path, input, maxBuffer: MOST_BYTES });
    if (done.error)
      throw (done.error as NodeJS.ErrnoException).code === 'ENOENT' ? new NoRevision('no-git', name) : done.error;
    return done.status === 0 ? done.stdout : undefined;
  };
  if (!git(['rev-parse', '--git-dir'])) throw new NoRevision('no-repository', name);
  const named = git(['rev-parse', '--verify', '--quiet', '--short', '--end-of-options', `${name}^{commit}`])
    ?.toString()
    .trim();
  if (!named) throw new NoRevision('unknown', name);
  const commit = (isForked && git(['merge-base', named, 'HEAD'])?.toString().trim()) || named;
  const list = git(['ls-tree', '-r', '-z', commit, '--', '.'])?.toString() ?? '';
  const entries = list
    .split('\0')
    .filter(Boolean)
    .flatMap((line) => {
      const [about = '', file = ''] = line.split('\t');
      const [mode = '', , object = ''] = about.split(' ');
      const isHidden = file.split('/').some((part) => part.startsWith('.'));
      return mode.startsWith('100') && !isHidden ? [{ file: `pages/${file}`, object }] : [];
    });
  const contents = git(['cat-file', '--batch'], entries.map(({ object }) => `${object}\n`).join('')) ?? Buffer.alloc(0);
  return {
    commit,
    files: new Map(blobsIn(contents).map((bytes, index) => [entries[index]!.file, new Uint8Array(bytes)])),
  };
}

/** A file in the last commit; undefined without git. Git runs on demand, and once. */
export function formerlyIn(site: SiteFolder): (path: string) => Uint8Array | undefined {
  let files: Revision['files'] | undefined;
  return (path) => {
    try {
      files ??= readRevision(site, 'HEAD').files;
    } catch (error) {
      if (!(error instanceof NoRevision)) throw error;
      files = new Map();
    }
    return files.get(path);
  };
}

/** Whether any commit of any branch ever held a file of the site; not without git. */
export function everHeld(site: SiteFolder, file: string): boolean {
  const place = placeIn(site, file);
  const { status, stdout } = spawnSync('git', ['log', '--all', '--oneline', '-1', '--', place], { cwd: site.path });
  return status === 0 && stdout.length > 0;
}

/** The committer's name in git's settings; undefined without one. */
export function gitName({ path }: SiteFolder): string | undefined {
  const { status, stdout } = spawnSync('git', ['config', 'user.name'], { cwd: path });
  return (status === 0 && stdout.toString().trim()) || undefined;
}

/** The contents in an answer of `git cat-file --batch`: each stands after a line that ends with its length. */
export function blobsIn(answer: Buffer): Buffer[] {
  const blobs: Buffer[] = [];
  for (let at = 0; at < answer.length;) {
    const start = answer.indexOf('\n', at) + 1;
    const end = start + Number(answer.toString('latin1', at, start).split(' ')[2]);
    blobs.push(answer.subarray(start, end));
    at = end + 1;
  }
  return blobs;
}
