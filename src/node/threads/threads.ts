import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { END } from './thread';
import type { ThreadAnswer } from './thread';

/** How many parcels of jobs may wait in a thread. */
const WAITING = 2;
/** Most of what a thread makes is thrown away at once; with more room for it, little of it is looked at twice. */
const YOUNG_MB = 64;

interface Run<Done> {
  /** The bundled code of the thread. */
  folder: string;
  name: 'page-thread' | 'reading-thread';
  /** Sent to each thread once. */
  shared: unknown;
  /** Jobs in one message: few where each is large, so that no thread is left waiting at the end. */
  parcel: number;
  onDone: (done: Done) => void;
}

/**
 * Does jobs in as many threads as there are cores. Jobs are pulled one by one, as fast as they are done. Throws the
 * error of a thread.
 */
export async function doInThreads<Job, Done>(jobs: Iterable<Job>, run: Run<Done>): Promise<void> {
  const threads = Array.from({ length: availableParallelism() }, () => new Thread<Job, Done>(run));
  try {
    for (const parcel of parcelsOf(jobs, run.parcel)) {
      const least = threads.reduce((a, b) => (b.waiting < a.waiting ? b : a));
      least.send(parcel);
      // The answers of threads are heard between parcels, and where all are busy, waited for.
      while (threads.every(({ waiting }) => waiting >= WAITING)) await Promise.race(threads.map((each) => each.next()));
      await new Promise((resolve) => setImmediate(resolve));
      for (const thread of threads) thread.throwIfFailed();
    }
    for (const thread of threads) while (thread.waiting > 0) await thread.next();
    // One after the other: what one has learnt is there for the next to add to.
    for (const thread of threads) await thread.end();
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

function* parcelsOf<Job>(jobs: Iterable<Job>, size: number): Generator<Job[]> {
  let parcel: Job[] = [];
  for (const job of jobs) {
    parcel.push(job);
    if (parcel.length < size) continue;
    yield parcel;
    parcel = [];
  }
  if (parcel.length > 0) yield parcel;
}

class Thread<Job, Done> {
  /** Parcels that were sent and are not done. */
  waiting = 0;
  readonly #worker: Worker;
  #fault: Error | undefined;
  #wake: () => void = () => undefined;

  constructor({ folder, name, shared, onDone }: Run<Done>) {
    this.#worker = new Worker(join(folder, `${name}.mjs`), {
      workerData: shared,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.#worker.on('message', (answer: ThreadAnswer<Done>) => {
      this.waiting -= 1;
      if ('failed' in answer) {
        const { message, cause } = answer.failed;
        this.#fault ??= new Error(message, { cause });
      } else answer.done.forEach(onDone);
      this.#wake();
    });
    this.#worker.on('error', (error) => {
      this.#fault ??= error as Error;
      this.#wake();
    });
  }

  send(parcel: Job[]): void {
    this.waiting += 1;
    this.#worker.postMessage(parcel);
  }

  /** When it has done a parcel. Throws what went wrong in it. */
  async next(): Promise<void> {
    this.throwIfFailed();
    await new Promise<void>((resolve) => (this.#wake = resolve));
    this.throwIfFailed();
  }

  throwIfFailed(): void {
    if (this.#fault) throw this.#fault;
  }

  async end(): Promise<void> {
    const ended = once(this.#worker, 'exit');
    this.#worker.postMessage(END);
    await ended;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
