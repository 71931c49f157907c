import { parentPort, workerData } from 'node:worker_threads';
import type { PageJob } from './page-maker';
import { PageWriter } from './page-writer';
import type { Writing, WrittenPage } from './page-writer';

/** What a thread says of the jobs that it was given. */
export type Said = { written: WrittenPage[] } | { failed: Failure };

/** An error as text: what was thrown cannot go from thread to thread as it is. */
export interface Failure {
  message: string;
  cause: string | undefined;
}

const writer = new PageWriter(workerData as Writing);

parentPort!.on('message', async (jobs: PageJob[]) => {
  try {
    const written: WrittenPage[] = [];
    for (const job of jobs) written.push(await writer.write(job));
    say({ written });
  } catch (error) {
    const { message, cause } = error as Error;
    say({ failed: { message, cause: cause instanceof Error ? cause.stack : undefined } });
  }
});

const say = (said: Said) => parentPort!.postMessage(said);
