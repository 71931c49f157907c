import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SiteReader } from '../load-site';
import { named } from '../report/named';
import { prettyReport } from '../report/pretty';
import { runningCode } from '../running-code';
import type { SiteFolder } from '../site-folder';

/** What is wrong with a site as it is on disk now, as a person reads it; empty where nothing is. */
export type Diagnose = () => Promise<string>;

export function diagnoser(reader: SiteReader): Diagnose {
  return async () => {
    const { problems, files } = await reader.load();
    const errors = problems.filter(({ severity }) => severity === 'error');
    return errors.length > 0 ? prettyReport(named({ problems: errors, files }, reader.folder)) : '';
  };
}

/**
 * The same in a thread, so that nobody who looks at the site waits for it. Nothing where the code is read file by file:
 * a thread cannot load that.
 */
export function diagnoserBeside(folder: SiteFolder): Diagnose | undefined {
  const code = runningCode();
  if (!code) return undefined;
  let worker: Worker | undefined;
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      worker ??= new Worker(join(code.folder, 'diagnosing-thread.mjs'), { workerData: folder });
      worker.unref();
      worker.removeAllListeners();
      worker.once('message', resolve);
      worker.once('error', (error) => {
        worker = undefined;
        reject(error);
      });
      worker.postMessage('');
    });
  let running = Promise.resolve('');
  let next: Promise<string> | undefined;
  // Who asks while it is at work gets the answer after that one.
  return () => {
    next ??= running
      .catch(() => '')
      .then(() => {
        next = undefined;
        running = ask();
        return running;
      });
    return next;
  };
}
