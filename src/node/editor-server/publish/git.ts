import { execFile } from 'node:child_process';
import { devNull } from 'node:os';

export interface Answer {
  isDone: boolean;
  out: Buffer;
  /** The messages of git and of the server beside the answer. */
  stderr: string;
}

export interface Call {
  input?: Uint8Array;
  /** Another index than that of the folder, so that what somebody prepared in it stays as it is. */
  index?: string;
}

export type Git = (args: readonly string[], call?: Call) => Promise<Answer>;

/** Git is not installed. */
export class NoGit extends Error {}

/** Nothing of the folder runs along: no hook, no watcher, no tidying up, no other repository. */
const ALONE = [
  `core.hooksPath=${devNull}`,
  'core.fsmonitor=false',
  'core.quotePath=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'fetch.recurseSubmodules=false',
  'push.recurseSubmodules=no',
  'push.followTags=false',
].flatMap((setting) => ['-c', setting]);

/** Variables that would turn git to another repository than that of the folder. */
const ELSEWHERE = /^GIT_(DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE|PREFIX)$/;
const MOST_MS = 60_000;
const MOST_SAID = 64 * 1024 * 1024;

/** Runs git in a folder, with arguments that no shell reads, and asks nobody anything. Throws `NoGit`. */
export const gitIn =
  (folder: string): Git =>
  (args, { input, index } = {}) =>
    new Promise((resolve, reject) => {
      const inherited = Object.entries(process.env).filter(([name]) => !ELSEWHERE.test(name));
      const env = {
        ...Object.fromEntries(inherited),
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        ...(index !== undefined && { GIT_INDEX_FILE: index }),
      };
      const options = { cwd: folder, env, timeout: MOST_MS, maxBuffer: MOST_SAID, encoding: 'buffer' as const };
      const running = execFile('git', [...ALONE, ...args], options, (error, out, stderr) => {
        if (error?.code === 'ENOENT') reject(new NoGit());
        else resolve({ isDone: error === null, out, stderr: stderr.toString() });
      });
      // Git that ends before it has read everything says why.
      running.stdin?.on('error', () => undefined).end(input);
    });
