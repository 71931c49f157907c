import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../../check/problem';
import type { SiteReader } from '../load/load-site';
import { runningCode } from '../bundles/running-code';
import type { SiteFolder } from '../site-folder';

/** The only files that may have changed since the last call; undefined where any may have. */
export type Written = () => readonly string[] | undefined;

/** The errors of a site as it is on disk now, by all rules. Calls `written` at the moment of reading. */
export type Diagnose = (written: Written) => Promise<readonly Problem[]>;

export const isError = ({ severity }: Problem) => severity === 'error';

export const diagnoser =
  (reader: SiteReader): Diagnose =>
  async (written) =>
    (await reader.check({}, written())).problems.filter(isError);

/**
 * The same in a thread, so that nobody who looks at the site waits for it. Nothing where the code is read file by file:
 * a thread cannot load that.
 */
export function diagnoserBeside(folder: SiteFolder): Diagnose | undefined {
  const code = runningCode();
  if (!code) return undefined;
  let worker: Worker | undefined;
  const ask = (written: readonly string[] | undefined) =>
    new Promise<readonly Problem[]>((resolve, reject) => {
      worker ??= new Worker(join(code.folder, 'diagnosing-thread.mjs'), { workerData: folder });
      worker.unref();
      worker.removeAllListeners();
      worker.once('message', resolve);
      worker.once('error', (error) => {
        worker = undefined;
        reject(error);
      });
      worker.postMessage(written);
    });
  let running: Promise<readonly Problem[]> = Promise.resolve([]);
  let next: Promise<readonly Problem[]> | undefined;
  // Who asks while it is at work gets the answer after that one.
  return (written) => {
    next ??= running
      .catch(() => [])
      .then(() => {
        next = undefined;
        running = ask(written());
        return running;
      });
    return next;
  };
}
