import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageJob } from './page-maker';
import { PageWriter } from './page-writer';
import type { Writing, WrittenPage } from './page-writer';
import type { Said } from './page-thread';

/**
 * Pages that go to a thread at once, and how many such parcels may wait there: what is resolved and not yet written.
 */
const PARCEL = 8;
const WAITING = 2;
/** Fewer pages are written sooner than threads are ready. */
const FEWEST_FOR_THREADS = 40;
/** Most of what drawing makes is thrown away at once; with more room for it, little of it is looked at twice. */
const YOUNG_MB = 64;

interface Run {
  /** Where `page-thread.mjs` lies; asked for when threads are worth their while. */
  code: () => Promise<string>;
  writing: Writing;
  onWritten: (page: WrittenPage) => void;
}

/** Writes pages in as many threads as there are cores. The jobs are asked for one by one, as fast as they are done. */
export async function writePages(jobs: Iterator<PageJob>, { code, writing, onWritten }: Run): Promise<void> {
  const first: PageJob[] = [];
  for (let job = jobs.next(); !job.done; job = jobs.next()) {
    first.push(job.value);
    if (first.length === FEWEST_FOR_THREADS)
      return writeInThreads(parcelsOf(first, jobs), { code, writing, onWritten });
  }
  if (first.length === 0) return undefined;
  const writer = new PageWriter(writing);
  for (const job of first) onWritten(await writer.write(job));
  return undefined;
}

async function writeInThreads(parcels: Iterable<PageJob[]>, { code, writing, onWritten }: Run): Promise<void> {
  const folder = await code();
  const threads = Array.from({ length: availableParallelism() }, () => new PageThread(folder, { writing, onWritten }));
  try {
    for (const parcel of parcels) {
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

function* parcelsOf(first: readonly PageJob[], jobs: Iterator<PageJob>): Generator<PageJob[]> {
  for (let at = 0; at < first.length; at += PARCEL) yield first.slice(at, at + PARCEL);
  let parcel: PageJob[] = [];
  for (let job = jobs.next(); !job.done; job = jobs.next()) {
    parcel.push(job.value);
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

  constructor(folder: string, { writing, onWritten }: Omit<Run, 'code'>) {
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
