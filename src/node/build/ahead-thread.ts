import { workerData } from 'node:worker_threads';
import { PhotoFiles } from '../load/photo-files';
import type { AheadJob } from './ahead';
import { buildClient } from './scripts/client';
import { makePhotos } from './photos/photo-maker';

async function make(job: AheadJob): Promise<void> {
  if ('client' in job) {
    await buildClient(undefined, job.client);
    return;
  }
  const { read } = new PhotoFiles(job.folder);
  const jobs = job.photos.map((photo) => ({ ...photo, read: () => read(photo.path) }));
  await makePhotos(jobs, () => undefined);
}

void make(workerData as AheadJob);
