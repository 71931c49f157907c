import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fixSite } from '../../../src/node/cli/check/fix';
import { migrateSite } from '../../../src/node/cli/migrate/migrate-site';
import { ledgerChange } from '../../../src/node/cli/publish/ledger';
import { renamePage } from '../../../src/node/cli/rename/rename-page';
import { removePhoto } from '../../../src/node/editor-server/remove-photo';
import { hashOf } from '../../../src/node/hashes';
import { loadSite, SiteReader } from '../../../src/node/load/load-site';
import type { SiteFolder } from '../../../src/node/site-folder';
import { lockFile } from '../../../src/node/write/lock-file';
import { lockSite } from '../../../src/node/write/lock-site';
import { writeOver } from '../../../src/node/write/write-whole';
import { goodPage, siteFile } from '../check/small-site';
import { talkTo, workshop } from '../pages/workshop';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const PAGE = 'pages/about.json';
const ALL = { gate: undefined };
const VAN = 'pages/_images/van.jpg';

const mistaken = () => `${JSON.stringify(goodPage('About', { type: 'prose', paragraphs: ['One  two.'] }), null, 2)}\n`;

it.each([
  ['that a power cut left empty', ''],
  ['without a number', 'somebody'],
  ['of a process that was killed', '999999999 a'],
  ['of a process that was killed and had the same number as this one', `${process.pid} a`],
])('[SF31] takes over a lock %s', (_, text) => {
  const folder = temporaryFolder();
  const file = join(folder, 'lock');
  writeFileSync(file, text);
  const release = lockFile(file) as () => void;
  expect(release).toBeTypeOf('function');
  expect(lockFile(file)).toBe(process.pid);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

it('[SF31] says that a lock cannot be read', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'lock'));
  expect(() => lockFile(join(folder, 'lock'))).toThrow('EISDIR');
  expect(readdirSync(folder)).toEqual(['lock']);
});

const writers: Record<string, (site: SiteFolder, root: string) => Promise<unknown>> = {
  '--fix': (site) => fixSite(new SiteReader(site), ALL, () => true),
  'rename': (site) => renamePage({ from: '/about', to: '/firm' }, site, talkTo()),
  'migrate': (site) => migrateSite(site),
  'publish-routes': async (site) => (await ledgerChange(site, await loadSite(site))).write(),
  'the editor, for a picture': (site, root) =>
    removePhoto(site, { path: VAN, base: hashOf(readFileSync(join(root, VAN))) }),
};

it.each(Object.entries(writers))('[SF31] waits until nobody else writes: %s', async (_, write) => {
  const shop = workshop({ [PAGE]: mistaken(), [VAN]: 'a picture', 'pages/_site.json': { ...siteFile(), version: 2 } });
  const all = () =>
    readdirSync(join(shop.root, 'pages'), { recursive: true, encoding: 'utf8' }).map((name) => {
      const isFile = /\.\w+$/.test(name);
      return [name, isFile && shop.read(`pages/${name}`)];
    });
  const before = all();
  const unlock = lockSite(shop.folder, 'writing') as () => void;
  const written = write(shop.folder, shop.root);
  await pause(500);
  expect(all()).toEqual(before);
  unlock();
  await written;
  expect(all()).not.toEqual(before);
});

it('[SF31] --fix leaves what was saved meanwhile, and mends that', async () => {
  const shop = workshop({ [PAGE]: mistaken() });
  const unlock = lockSite(shop.folder, 'writing') as () => void;
  const fixed = fixSite(new SiteReader(shop.folder), ALL, () => true);
  await pause(500);
  shop.write(PAGE, mistaken().replace('One', 'Five'));
  unlock();
  await fixed;
  expect(shop.read(PAGE)).toContain('Five');
  await fixSite(new SiteReader(shop.folder), ALL, () => true);
  expect(shop.read(PAGE)).toContain('Five two.');
});

it('[SF31] writes through a link, and leaves nothing beside the file', async () => {
  const { root, folder, read } = workshop({ [PAGE]: mistaken() });
  symlinkSync(join(root, PAGE), join(root, 'pages/linked.json'));
  await writeOver(folder, 'pages/linked.json', '{}');
  expect(read(PAGE)).toBe('{}');
  expect(existsSync(join(root, '.build/editor-saves')) && readdirSync(join(root, '.build/editor-saves'))).toEqual([]);
});

it('[U13] takes a ledger that cannot be read for none that is empty', async () => {
  const shop = workshop();
  const { site } = await loadSite(shop.folder);
  mkdirSync(join(shop.root, 'pages/_published.json'));
  await expect(ledgerChange(shop.folder, { site })).rejects.toThrow('EISDIR');
});
