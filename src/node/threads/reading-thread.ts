import { workerData } from 'node:worker_threads';
import { Checker } from '../../check/run/checker';
import type { KeptFile } from '../../check/run/read-file';
import { RULES } from '../../check/rules';
import type { Reading, UnreadFile } from './read-in-threads';
import { answerJobs } from './thread';

const { schemas, around } = workerData as Reading;
const checker = new Checker(schemas, RULES);

answerJobs(({ path, bytes }: UnreadFile): { path: string; kept: KeptFile | undefined } => ({
  path,
  kept: checker.readAlone(new Map([[path, bytes]]), around).get(path),
}));
