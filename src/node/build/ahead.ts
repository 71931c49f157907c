import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { imagePath, isPhotoFile } from '../../content/files';
import { photoBase } from '../../content/photo-file';
import type { Site } from '../../content/site';
import { workFolder } from '../paths';
import { runningCode } from '../bundles/running-code';
import { PhotoFiles } from '../load/photo-files';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { isClientKept } from './scripts/client';
import type { ClientCode } from './scripts/client';
import { photoJobs } from './photos/photo-jobs';
import { isEachKept, keptPhoto } from './photos/photo-maker';
import type { PhotoJob } from './photos/photo-maker';

/** Work that a build needs whatever the check finds. */
export type AheadJob = { client: ClientCode } | { folder: SiteFolder; photos: Omit<PhotoJob, 'read'>[] };

/** Whether something was made before of each photograph of a site. Those that cannot be read are for the check. */
function areKept(folder: SiteFolder): boolean {
  const { fingerprintOf } = new PhotoFiles(folder);
  const images = placeIn(folder, imagePath(''));
  try {
    const paths = readdirSync(images).map(imagePath).filter(isPhotoFile);
    return isEachKept(paths.map((path) => photoBase(path, fingerprintOf(path))));
  } catch {
    return false;
  }
}

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

  /** `read` reads the site; a build that makes a photograph or two has them soon enough. */
  makePhotos(folder: SiteFolder, read: () => Site): void {
    const code = runningCode();
    if (!code || areKept(folder)) return;
    const photos = photoJobs(read())
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
