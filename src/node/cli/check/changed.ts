import { spawnSync } from 'node:child_process';
import { broughtIn } from '../../../check/brought-in';
import { Checker } from '../../../check/checker';
import { RULES } from '../../../check/rules';
import type { Problem } from '../../../check/problem';
import type { Setting } from '../../../check/site';
import { readPublicFiles } from '../../read-public-files';
import { readSchemas } from '../../read-schemas';

/** Says in one sentence why an older version cannot be read. */
export class NoSuchVersion extends Error {}

/** The problems that are not in the version from which a change began: where it left `base`, or `base` itself. */
export async function sinceVersion(root: string, base: string, problems: readonly Problem[], setting: Setting): Promise<Problem[]> {
  const files = filesAt(root, versionOf(root, base));
  const before = new Checker(await readSchemas(root), RULES).check(files, { publicFiles: await readPublicFiles(root), ...setting });
  return broughtIn(problems, before.problems);
}

function versionOf(root: string, base: string): string {
  const found = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`]);
  if (!found) throw new NoSuchVersion(`Git knows no version "${base}" here. Write the name of a branch, a tag or a commit, for example main.`);
  const version = found.toString().trim();
  return git(root, ['merge-base', version, 'HEAD'])?.toString().trim() || version;
}

/** The page files of a version, as `readPages` reads those of today. Links, which the check refuses, are left out. */
export function filesAt(root: string, version: string): Map<string, Uint8Array> {
  const paths = (git(root, ['ls-tree', '-r', '-z', version, '--', 'pages'])?.toString() ?? '').split('\0').flatMap((line) => {
    const [about = '', path] = line.split('\t');
    const isHidden = path?.split('/').some((part) => part.startsWith('.'));
    return path && about.startsWith('100') && !isHidden ? [path] : [];
  });
  if (paths.length === 0) return new Map();
  const answer = git(root, ['cat-file', '--batch'], paths.map((path) => `${version}:./${path}\n`).join('')) ?? Buffer.alloc(0);
  let at = 0;
  return new Map(paths.map((path): [string, Uint8Array] => {
    const end = answer.indexOf(10, at);
    const size = Number(answer.subarray(at, end).toString().split(' ').at(-1));
    at = end + 1 + size + 1;
    return [path, new Uint8Array(answer.subarray(end + 1, end + 1 + size))];
  }));
}

/** What git answers; `undefined` when it refuses or is not there. */
function git(root: string, args: string[], input?: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 1 << 30, ...(input !== undefined && { input }) });
  return status === 0 ? stdout : undefined;
}
