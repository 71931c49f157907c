import { workerData } from 'node:worker_threads';
import { Checker } from '../../check/run/checker';
import type { KeptFile } from '../../check/run/read-file';
import { RULES } from '../../check/rules';
import { spellingIn } from '../spelling/dictionary';
import type { Reading, UnreadFile } from './read-in-threads';
import { answerJobs } from './thread';

const { schemas, around, project } = workerData as Reading;
const setting = { spelling: spellingIn(project) };
const checker = new Checker(schemas, RULES);

answerJobs(({ path, bytes }: UnreadFile): { path: string; kept: KeptFile | undefined } => ({
  path,
  kept: checker.readAlone(new Map([[path, bytes]]), around, setting).get(path),
}));
