import { parentPort, workerData } from 'node:worker_threads';
import { SiteReader } from '../load/load-site';
import type { SiteFolder } from '../site-folder';
import { diagnoser } from './diagnosis';

/** Results are cached after a pause without saves. */
const REST_MS = 4000;

const reader = new SiteReader(workerData as SiteFolder);
const diagnose = diagnoser(reader);
let timer: NodeJS.Timeout | undefined;

parentPort!.on('message', async (written: readonly string[] | undefined) => {
  clearTimeout(timer);
  parentPort!.postMessage(await diagnose(() => written));
  timer = setTimeout(() => reader.keep(), REST_MS);
});
