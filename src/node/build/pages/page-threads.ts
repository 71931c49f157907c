import { doInThreads } from '../../threads/threads';
import type { PageJob } from './page-maker';
import { PageWriter } from './page-writer';
import type { Writing } from './page-writer';
import type { WrittenPage } from '../output/record';

/** Fewer pages are written sooner than threads are ready. */
const FEWEST_FOR_THREADS = 40;

interface Run {
  /** The path of `page-thread.mjs`; called when threads are worth their cost. */
  code: () => Promise<string>;
  /** Called just before threads begin. */
  beforeThreads?: () => void;
  writing: Writing;
  onWritten: (page: WrittenPage) => void;
}

/** Writes pages in as many threads as there are cores. Jobs are pulled one by one, as fast as they are done. */
export async function writePages(
  jobs: IterableIterator<PageJob>,
  { code, beforeThreads, writing, onWritten }: Run,
): Promise<void> {
  const first: PageJob[] = [];
  for (let job = jobs.next(); !job.done; job = jobs.next()) {
    first.push(job.value);
    if (first.length < FEWEST_FOR_THREADS) continue;
    const all = {
      *[Symbol.iterator]() {
        yield* first;
        yield* jobs;
      },
    };
    beforeThreads?.();
    return doInThreads(all, {
      folder: await code(),
      name: 'page-thread',
      shared: writing,
      parcel: 2,
      onDone: onWritten,
    });
  }
  if (first.length === 0) return undefined;
  const writer = new PageWriter(writing);
  for (const job of first) onWritten(await writer.write(job));
  return undefined;
}
