import { stat } from 'node:fs/promises';
import type { Author, Version } from '../../editor/site/wire';
import { gitName } from '../load/revision';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { gitIn, NoGit } from './publish/git';
import type { Git } from './publish/git';
import { mayBeSaved } from './save-file';

const MOST_COMMITS = 2000;
const MOST_VERSIONS = 200;

/** The history of a site's files in git; empty for a folder without git. */
export class SiteHistory {
  readonly #site: SiteFolder;
  readonly #git: Git;

  constructor(site: SiteFolder) {
    this.#site = site;
    this.#git = gitIn(site.path);
  }

  /** Path → who changed the file last; what is not committed yet was changed on this computer. */
  async authors(): Promise<[path: string, author: Author][]> {
    const format = '--format=%x01%an%x02%aI%x03';
    const output = await this.#say(['log', format, '--name-only', '-z', '--relative', `-${MOST_COMMITS}`, '--', '.']);
    if (output === undefined) return [];
    const found = new Map<string, Author>();
    for (const { fields, names } of commitsIn(output)) {
      const [by = '', on = ''] = fields;
      for (const name of names.map((each) => `pages/${each}`)) if (!found.has(name)) found.set(name, { by, on });
    }
    for (const path of await this.#changedHere()) {
      const here = await stat(placeIn(this.#site, path)).catch(() => undefined);
      if (here) found.set(path, { by: gitName(this.#site) ?? 'This computer', on: here.mtime.toISOString() });
    }
    return [...found].filter(([path]) => mayBeSaved(path));
  }

  /** The versions of a file, the newest first. */
  async versions(path: string): Promise<Version[]> {
    if (!mayBeSaved(path)) return [];
    const format = '--format=%x01%H%x02%an%x02%aI%x03';
    const name = nameOf(path);
    const output = await this.#say(['log', format, '--name-only', '-z', '--follow', `-${MOST_VERSIONS}`, '--', name]);
    const prefix = await this.#prefix();
    return commitsIn(output ?? '').flatMap(({ fields, names }): Version[] => {
      const [commit = '', by = '', on = ''] = fields;
      const called = names[0]?.startsWith(prefix) ? `pages/${names[0].slice(prefix.length)}` : path;
      return [{ commit, by, on, path: called }];
    });
  }

  /** The bytes of a file in a commit; nothing where it has none. */
  async bytes(path: string, commit: string): Promise<Uint8Array | undefined> {
    if (!mayBeSaved(path) || !/^[0-9a-f]{40,64}$/.test(commit)) return undefined;
    return this.#ask(['cat-file', 'blob', `${commit}:${await this.#prefix()}${nameOf(path)}`]);
  }

  async #prefix(): Promise<string> {
    return ((await this.#say(['rev-parse', '--show-prefix'])) ?? '').trim();
  }

  async #changedHere(): Promise<string[]> {
    const output = await this.#say(['status', '--porcelain', '--no-renames', '-z', '--untracked-files=all', '--', '.']);
    const prefix = await this.#prefix();
    return (output ?? '')
      .split('\0')
      .map((line) => line.slice(3))
      .filter((name) => name !== '' && name.startsWith(prefix))
      .map((name) => `pages/${name.slice(prefix.length)}`);
  }

  async #say(args: readonly string[]): Promise<string | undefined> {
    return (await this.#ask(args))?.toString();
  }

  async #ask(args: readonly string[]): Promise<Buffer | undefined> {
    try {
      const { isDone, out } = await this.#git(args);
      return isDone ? out : undefined;
    } catch (error) {
      if (error instanceof NoGit) return undefined;
      throw error;
    }
  }
}

const nameOf = (path: string) => path.slice('pages/'.length);

/** Parses the output of `git log`: the fields of each commit, and the files that it changed. */
function commitsIn(output: string): { fields: string[]; names: string[] }[] {
  return output
    .split('\u0001')
    .filter((each) => each.includes('\u0003'))
    .map((each) => {
      const [head = '', rest = ''] = each.split('\u0003');
      return { fields: head.split('\u0002'), names: rest.split(/[\0\n]/).filter(Boolean) };
    });
}
