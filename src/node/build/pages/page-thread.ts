import { workerData } from 'node:worker_threads';
import { answerJobs } from '../../threads/thread';
import type { PageJob } from './page-maker';
import { PageWriter } from './page-writer';
import type { Writing } from './page-writer';

const writer = new PageWriter(workerData as Writing);

answerJobs((job: PageJob) => writer.write(job));
