import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPhoto } from '../../../src/content/read-photo';
import { digestsOf, hashOf } from '../../../src/node/hashes';
import { FileCache } from '../../../src/node/load/file-cache';
import { PhotoFiles } from '../../../src/node/load/photo-files';
import { readSafePages } from '../../../src/node/load/read-pages';
import { root, workFolder } from '../../../src/node/paths';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const VAN = 'pages/_images/van.jpg';

it('[B28] reads of a photograph its beginning, and knows by the hash of all of it when its end is another', async () => {
  const path = temporaryFolder(workFolder);
  mkdirSync(join(path, '_images'));
  const file = join(path, '_images/van.jpg');
  const whole = readFileSync(join(root, VAN));
  writeFileSync(file, whole);
  const cache = new FileCache(new PhotoFiles({ path, project: path, name: 'pages' }));
  const read = async () => (await readSafePages(path, cache)).files;

  const first = await read();
  expect(readPhoto(first.get(VAN)!)).toEqual(readPhoto(whole));
  expect(Buffer.compare(first.get(VAN)!, whole)).not.toBe(0);
  expect(digestsOf(first)(VAN)).toBe(hashOf(whole));
  expect((await read()).get(VAN)).toBe(first.get(VAN));

  const { atime, mtime } = statSync(file);
  const other = Buffer.concat([whole.subarray(0, -2), Buffer.from('xy')]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(file, other);
  utimesSync(file, atime, mtime);
  const second = await read();
  expect(second.get(VAN)).not.toBe(first.get(VAN));
  expect(digestsOf(second)(VAN)).toBe(hashOf(other));
});
