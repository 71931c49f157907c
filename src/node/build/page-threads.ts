import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageJob } from './page-maker';
import { PageWriter } from './page-writer';
import type { Writing, WrittenPage } from './page-writer';
import type { Said } from './page-thread';

/** Pages that go to a thread at once, and how many such parcels may wait there: what is resolved and not yet written. */
const PARCEL = 8;
const WAITING = 2;
/** Fewer pages are written sooner than threads are ready. */
const FEWEST_FOR_THREADS = 40;
/** Most of what drawing makes is thrown away at once; with more room for it, little of it is looked at twice. */
const YOUNG_MB = 64;

interface Run {
  /** Where `page-thread.mjs` lies. */
  folder: string;
  writing: Writing;
  onWritten: (page: WrittenPage) => void;
}

/** Writes pages in as many threads as there are cores. The jobs are asked for one by one, as fast as they are done. */
export async function writePages(jobs: Iterable<PageJob>, count: number, run: Run): Promise<void> {
  if (count < FEWEST_FOR_THREADS) {
    const writer = new PageWriter(run.writing);
    for (const job of jobs) run.onWritten(await writer.write(job));
    return;
  }
  const threads = Array.from({ length: availableParallelism() }, () => new PageThread(run));
  try {
    for (const parcel of parcelsOf(jobs)) {
      const least = threads.reduce((a, b) => (b.waiting < a.waiting ? b : a));
      least.send(parcel);
      // The answers of threads are heard between parcels, and where all are busy, waited for.
      while (threads.every(({ waiting }) => waiting >= WAITING)) await Promise.race(threads.map((each) => each.next()));
      await new Promise((resolve) => setImmediate(resolve));
      for (const thread of threads) thread.complain();
    }
    for (const thread of threads) while (thread.waiting > 0) await thread.next();
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

function* parcelsOf(jobs: Iterable<PageJob>): Generator<PageJob[]> {
  let parcel: PageJob[] = [];
  for (const job of jobs) {
    parcel.push(job);
    if (parcel.length < PARCEL) continue;
    yield parcel;
    parcel = [];
  }
  if (parcel.length > 0) yield parcel;
}

class PageThread {
  /** Parcels that were sent and are not done. */
  waiting = 0;
  readonly #worker: Worker;
  #fault: Error | undefined;
  #wake: () => void = () => undefined;

  constructor({ folder, writing, onWritten }: Run) {
    this.#worker = new Worker(join(folder, 'page-thread.mjs'), {
      workerData: writing,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.#worker.on('message', (said: Said) => {
      this.waiting -= 1;
      if ('failed' in said) {
        const { message, cause } = said.failed;
        this.#fault ??= new Error(message, { cause });
      } else said.written.forEach(onWritten);
      this.#wake();
    });
    this.#worker.on('error', (error) => {
      this.#fault ??= error as Error;
      this.#wake();
    });
  }

  send(parcel: PageJob[]): void {
    this.waiting += 1;
    this.#worker.postMessage(parcel);
  }

  /** When it has done a parcel. Throws what went wrong in it. */
  async next(): Promise<void> {
    this.complain();
    await new Promise<void>((resolve) => (this.#wake = resolve));
    this.complain();
  }

  complain(): void {
    if (this.#fault) throw this.#fault;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
