import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Site } from '../../content/site';
import { workFolder } from '../paths';
import { runningCode } from '../bundles/running-code';
import type { SiteFolder } from '../site-folder';
import { isClientKept } from './scripts/client';
import type { ClientCode } from './scripts/client';
import { photoJobs } from './photos/photo-jobs';
import { keptPhoto } from './photos/photo-maker';
import type { PhotoJob } from './photos/photo-maker';

/** Work that a build needs whatever the check finds. */
export type AheadJob = { client: ClientCode } | { folder: SiteFolder; photos: Omit<PhotoJob, 'read'>[] };

/**
 * Makes what lasts while the check runs, each in a thread: the visitor's scripts and photographs. They go where the
 * build looks for them. What fails here fails again in the build, which reports it.
 */
export class Ahead {
  readonly #threads: Worker[] = [];
  #scripts: Promise<unknown> = Promise.resolve();
  #photos: Promise<unknown> = Promise.resolve();

  makeScripts(how: Pick<ClientCode, 'isCompressed'>): void {
    const code = runningCode();
    if (!code) return;
    const client = { ...how, key: code.key, cache: join(workFolder, 'client'), define: {} };
    if (!isClientKept(client)) this.#scripts = this.#start(code.folder, { client });
  }

  makePhotos(folder: SiteFolder, site: Site): void {
    const code = runningCode();
    if (!code) return;
    const photos = photoJobs(site)
      .filter((job) => !existsSync(keptPhoto(job)))
      .map(({ path, address, width, format }) => ({ path, address, width, format }));
    if (photos.length > 0) this.#photos = this.#start(code.folder, { folder, photos });
  }

  /** Resolves when nothing more comes of it. */
  scripts = () => this.#scripts;
  photos = () => this.#photos;

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }

  #start(folder: string, job: AheadJob): Promise<unknown> {
    const thread = new Worker(join(folder, 'ahead-thread.mjs'), { workerData: job });
    this.#threads.push(thread);
    return once(thread, 'exit').catch(() => undefined);
  }
}
