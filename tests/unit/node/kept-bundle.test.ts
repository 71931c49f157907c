import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keptOrMade } from '../../../src/node/build/scripts/client';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const assets = { entry: '/a.js', files: ['a.js'] };
const make = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'a.js'), 'script');
  return assets;
};

it('[SF17] leaves scripts where they are that another build has bundled meanwhile', async () => {
  const [here, other] = [temporaryFolder(), temporaryFolder()];
  await keptOrMade(join(other, 'key'), make);
  let inode = 0;
  const made = await keptOrMade(join(here, 'key'), (beside) => {
    cpSync(other, here, { recursive: true });
    inode = statSync(join(here, 'key')).ino;
    return make(beside);
  });
  expect(made).toEqual(assets);
  expect(statSync(join(here, 'key')).ino).toBe(inode);
  expect(readdirSync(here).sort()).toEqual(['key', 'key.json']);
});

it('[SF17] bundles anew what is damaged', async () => {
  const folder = temporaryFolder();
  await keptOrMade(join(folder, 'key'), make);
  writeFileSync(join(folder, 'key/a.js'), 'scr');
  await keptOrMade(join(folder, 'key'), make);
  expect(readFileSync(join(folder, 'key/a.js'), 'utf8')).toBe('script');
  const unmade = () => {
    throw new Error('It was bundled again.');
  };
  expect(await keptOrMade(join(folder, 'key'), unmade)).toEqual(assets);
});
