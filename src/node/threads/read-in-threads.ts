import type { KeptFile } from '../../check/run/read-file';
import type { Schemas } from '../../check/judge/judge';
import { doInThreads } from './threads';

/** Sent to each thread once. */
export interface Reading {
  schemas: Schemas;
  /** The files of the business, and the shared ones. */
  around: ReadonlyMap<string, Uint8Array>;
  /** The folder of the project, which may have dictionaries of its own. */
  project: string;
}

export interface UnreadFile {
  path: string;
  bytes: Uint8Array;
}

/** Fewer files are read sooner than threads are ready. */
export const FEWEST_FOR_THREADS = 150;

/** Reads many files in threads. A file that is missing in the result has faults, and the caller reads it. */
export async function readInThreads(
  files: Iterable<UnreadFile>,
  folder: string,
  { shared, onRead }: { shared: Reading; onRead?: ((read: ReadonlyMap<string, KeptFile>) => void) | undefined },
): Promise<Map<string, KeptFile>> {
  const read = new Map<string, KeptFile>();
  await doInThreads(files, {
    folder,
    name: 'reading-thread',
    shared,
    parcel: 8,
    onDone: ({ path, kept }: { path: string; kept: KeptFile | undefined }) => {
      if (!kept) return;
      read.set(path, kept);
      onRead?.(new Map([[path, kept]]));
    },
  });
  return read;
}
