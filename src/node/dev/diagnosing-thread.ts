import { parentPort, workerData } from 'node:worker_threads';
import { SiteReader } from '../load-site';
import type { SiteFolder } from '../site-folder';
import { diagnoser } from './diagnosis';

const diagnose = diagnoser(new SiteReader(workerData as SiteFolder));

parentPort!.on('message', async () => parentPort!.postMessage(await diagnose()));
