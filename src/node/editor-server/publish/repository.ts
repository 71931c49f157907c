import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blobsIn } from '../../load/revision';
import type { SiteFolder } from '../../site-folder';
import { gitIn } from './git';
import type { Call, Git } from './git';
import { Refused } from '../faults';
import { refusals } from './refusals';
import { linesOf, must, namesIn } from './must';

/** Files that git leaves in its folder while an operation is unfinished. */
const UNFINISHED = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** The repository that a site lies in, and what it knows of the place that pages are sent to. */
export class Repository {
  readonly #git: Git;
  readonly #remote: string;
  /** The path in front of the site's files: `pages/`. */
  readonly #prefix: string;
  /** The branches of the other side, by their names. */
  readonly #heads: ReadonlyMap<string, string>;
  /** The commit that visitors see, or will with the next build. */
  readonly accepted: string;
  /** Where the other side is: an address or a folder. */
  readonly url: string;

  private constructor(git: Git, found: Found) {
    this.#git = git;
    this.#remote = found.remote;
    this.#prefix = found.prefix;
    this.#heads = found.heads;
    this.accepted = found.accepted;
    this.url = found.url;
  }

  /** Asks the other side what is there. Throws `Refused`. */
  static async open({ path }: SiteFolder, remote: string): Promise<Repository> {
    const git = gitIn(path);
    const [prefix, folder] = linesOf(
      await must(git, ['rev-parse', '--show-prefix', '--absolute-git-dir'], refusals.noRepository),
    );
    const url = linesOf(
      await must(git, ['config', '--get', `remote.${remote}.url`], () => refusals.noRemote(remote)),
    )[0]!;
    const isUnfinished = UNFINISHED.some((name) => existsSync(join(folder!, name)));
    const unmerged = await git(['ls-files', '--unmerged']);
    if (isUnfinished || unmerged.out.length > 0) throw new Refused(refusals.merging());

    const listed = linesOf(
      await must(git, ['ls-remote', '--symref', remote, 'HEAD', 'refs/heads/*'], refusals.unreachable),
    );
    const main = listed.map((line) => /^ref: refs\/heads\/(\S+)\tHEAD$/.exec(line)?.[1]).find(Boolean);
    const heads = new Map(
      listed.flatMap((line) => {
        const [, commit, name] = /^([0-9a-f]{40,64})\trefs\/heads\/(\S+)$/.exec(line) ?? [];
        return commit && name ? [[name, commit] as const] : [];
      }),
    );
    const accepted = heads.get(main ?? '');
    if (main === undefined || accepted === undefined) throw new Refused(refusals.noMain());
    const repository = new Repository(git, { remote, prefix: prefix!, heads, accepted, url });
    await repository.fetched(main);
    return repository;
  }

  /** Where a branch stands at the other side, with its commits fetched; nothing where it is not there. */
  async fetched(name: string): Promise<string | undefined> {
    const commit = this.#heads.get(name);
    if (commit === undefined) return undefined;
    const wanted = `+refs/heads/${name}:refs/remotes/${this.#remote}/${name}`;
    await this.must(
      ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', this.#remote, wanted],
      refusals.unreachable,
    );
    return commit;
  }

  /** Whether a branch that is not at the other side was there once. */
  wasSent = async (name: string) => (await this.commit(`refs/remotes/${this.#remote}/${name}`)) !== undefined;

  async commit(name: string): Promise<string | undefined> {
    const { isDone, out } = await this.#git([
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${name}^{commit}`,
    ]);
    return isDone ? out.toString().trim() : undefined;
  }

  isPartOf = async (commit: string, of: string) =>
    (await this.#git(['merge-base', '--is-ancestor', commit, of])).isDone;

  /** Where the folder and what is accepted were the same last. */
  async common(): Promise<string> {
    return linesOf(await this.must(['merge-base', 'HEAD', this.accepted], refusals.unrelated))[0]!;
  }

  /** The files that differ between two commits, by what the code calls them where they are of the site. */
  async changed(from: string, to: string): Promise<string[]> {
    const { out } = await this.must(['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', from, to]);
    return namesIn(out).map((name) => this.#called(name));
  }

  /** The files that were changed on a branch since it left what is accepted. */
  async changedOn(tip: string): Promise<string[]> {
    const { out } = await this.must(['merge-base', tip, this.accepted], refusals.unrelated);
    return this.changed(out.toString().trim(), tip);
  }

  /** The other files of the site that were changed in the folder, also those that git does not know yet. */
  async changedHere(): Promise<string[]> {
    const { out } = await this.#git([
      'status',
      '--porcelain',
      '--no-renames',
      '-z',
      '--untracked-files=all',
      '--',
      '.',
    ]);
    return namesIn(out).map((line) => this.#called(line.slice(3)));
  }

  /** A file in a commit: the hash of its bytes, and its mode. */
  async entry(commit: string, file: string): Promise<{ mode: string; blob: string } | undefined> {
    const { out } = await this.must(['ls-tree', '-z', '--full-tree', commit, '--', this.#placeOf(file)]);
    const [, mode, blob] = /^(\d+) \w+ ([0-9a-f]+)\t/.exec(out.toString()) ?? [];
    return mode && blob ? { mode, blob } : undefined;
  }

  /** The bytes of a file in a commit; nothing where it has none. */
  async bytes(commit: string, file: string): Promise<Uint8Array | undefined> {
    const entry = await this.entry(commit, file);
    return entry && (await this.must(['cat-file', 'blob', entry.blob])).out;
  }

  /** Every document of the site as a commit has it. */
  async documents(commit: string): Promise<Map<string, Uint8Array>> {
    const within = this.#prefix ? ['--', this.#prefix] : [];
    const { out } = await this.must(['ls-tree', '-r', '-z', '--full-tree', commit, ...within]);
    const entries = namesIn(out).flatMap((line) => {
      const [, blob, name] = /^\d+ blob ([0-9a-f]+)\t(.+\.json)$/.exec(line) ?? [];
      return blob && name ? [{ blob, file: this.#called(name) }] : [];
    });
    const input = new TextEncoder().encode(entries.map(({ blob }) => `${blob}\n`).join(''));
    const batch = await this.must(['cat-file', '--batch'], undefined, { input });
    const bytes = blobsIn(batch.out);
    return new Map(entries.map(({ file }, index) => [file, bytes[index]!]));
  }

  /** Keeps bytes as git keeps those of a file, with its line ends, and gives the name of them. */
  async keep(file: string, bytes: Uint8Array): Promise<string> {
    const args = ['hash-object', '-w', '--stdin', '--path', this.#placeHere(file)];
    return linesOf(await this.must(args, undefined, { input: bytes }))[0]!;
  }

  /** A commit of nothing but these files, of which those without bytes go. The folder and its index stay untouched. */
  async write(
    parent: string,
    blobs: ReadonlyMap<string, string | undefined>,
    message: string,
    index: string,
  ): Promise<string> {
    await this.must(['read-tree', parent], undefined, { index });
    for (const [file, blob] of blobs) {
      if (blob === undefined) {
        await this.must(['update-index', '--force-remove', '--', this.#placeHere(file)], undefined, { index });
        continue;
      }
      const mode = (await this.entry(parent, file))?.mode ?? '100644';
      const entry = `${mode},${blob},${this.#placeOf(file)}`;
      await this.must(['update-index', '--add', '--cacheinfo', entry], undefined, { index });
    }
    const tree = linesOf(await this.must(['write-tree'], undefined, { index }))[0]!;
    const made = await this.#git(['commit-tree', tree, '-p', parent, '-m', message]);
    if (made.isDone) return linesOf(made)[0]!;
    const isNameless = /identity|user\.(name|email)|empty ident/i.test(made.stderr);
    throw new Refused(isNameless ? refusals.nameless() : refusals.failed(made.stderr));
  }

  /** Whether a folder shows a branch: it must not move under whoever works there. */
  async isOpen(name: string): Promise<boolean> {
    const { out } = await this.must(['worktree', 'list', '--porcelain']);
    return out.toString().split('\n').includes(`branch refs/heads/${name}`);
  }

  /** Moves a branch of this folder, if it is still where it was. */
  async move(name: string, to: string, from: string | undefined): Promise<void> {
    await this.must(['update-ref', `refs/heads/${name}`, to, from ?? '0'.repeat(to.length)]);
  }

  /** Sends a branch; never over what is there. */
  send = (name: string) =>
    this.#git(['push', '--no-verify', '--no-progress', this.#remote, `refs/heads/${name}:refs/heads/${name}`]);

  private must(args: readonly string[], refusal = refusals.failed, call?: Call) {
    return must(this.#git, args, refusal, call);
  }

  #placeHere = (file: string) => file.slice('pages/'.length);
  #placeOf = (file: string) => this.#prefix + this.#placeHere(file);
  #called = (name: string) =>
    name.startsWith(this.#prefix) ? `pages/${name.slice(this.#prefix.length)}` : `outside:${name}`;
}

interface Found {
  remote: string;
  prefix: string;
  heads: ReadonlyMap<string, string>;
  accepted: string;
  url: string;
}
