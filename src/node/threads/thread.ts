import { parentPort } from 'node:worker_threads';

/** A thread's answer to a batch of jobs. */
export type ThreadAnswer<Done> = { done: Done[] } | { failed: Failure };

/** An error as text: what was thrown cannot go from thread to thread as it is. */
interface Failure {
  message: string;
  cause: string | undefined;
}

/** Sent to a thread that has done its last job: it ends by itself, and so can keep what it has computed. */
export const END = 'end';

/** Does each job that this thread is sent. */
export function answerJobs<Job, Done>(work: (job: Job) => Done | Promise<Done>): void {
  const say = (answer: ThreadAnswer<Done>) => parentPort!.postMessage(answer);
  parentPort!.on('message', async (jobs: Job[] | typeof END) => {
    if (jobs === END) return parentPort!.close();
    try {
      const done: Done[] = [];
      for (const job of jobs) done.push(await work(job));
      say({ done });
    } catch (error) {
      const { message, cause } = error as Error;
      say({ failed: { message, cause: cause instanceof Error ? cause.stack : undefined } });
    }
  });
}
