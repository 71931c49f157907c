import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { PhotoFiles } from '../../../src/node/load/photo-files';
import { workFolder } from '../../../src/node/paths';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const VAN = 'pages/_images/van.jpg';

afterEach(() => vi.restoreAllMocks());

/** A site of one photograph. `fingerprint` is asked as a process of its own asks; `reads` are the files read for it. */
function photographs() {
  const path = temporaryFolder(workFolder);
  const file = join(path, '_images/van.jpg');
  mkdirSync(join(path, '_images'));
  const reads: string[] = [];
  const fingerprint = async () => {
    const photos = new PhotoFiles({ path, project: path, name: 'pages' });
    const { read } = photos;
    photos.read = (name) => {
      reads.push(name);
      return read(name);
    };
    const [, again] = [photos.fingerprintOf(VAN), photos.fingerprintOf(VAN)];
    await Promise.resolve();
    return again;
  };
  return { file, reads, fingerprint };
}

/** As if so much time had gone by since the files were written. */
const later = (seconds: number) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + seconds * 1000);
};

it('[B28] reads a photograph once for all builds until it is written again', async () => {
  const { file, reads, fingerprint } = photographs();
  writeFileSync(file, 'first');
  later(60);
  const first = await fingerprint();
  expect(await fingerprint()).toBe(first);
  expect(reads).toEqual([VAN]);
  const { atime, mtime } = statSync(file);
  // Longer than a tick of the clock that files are stamped with.
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(file, 'other');
  // Of the same length and, as far as its owner says, of the same time.
  utimesSync(file, atime, mtime);
  expect(await fingerprint()).not.toBe(first);
  expect(reads).toEqual([VAN, VAN]);
});

it('[B28] reads a photograph again that was written so lately that it may be written within the same tick', async () => {
  const { file, reads, fingerprint } = photographs();
  writeFileSync(file, 'first');
  await fingerprint();
  await fingerprint();
  expect(reads).toEqual([VAN, VAN]);
});
